//! Before a game: the opponents as portraits, and what is chosen for the game.

use egui::{ScrollArea, Ui, vec2};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::{Button, card, portrait_button_ui, portrait_ui, prose_ui};
use crate::library::GameState;
use crate::message::{Arg, Message};
use crate::play::{Character, CoachTalk, HouseRules, Odds, SmallArmy};
use crate::rules::Color;
use crate::tutor::screen::{Choice, Choices, SideChoice, StartChoice, TimeChoice, start_message};
use crate::tutor::{Msg, PlayMsg, Route};

use super::table::{halves, part};

/// A portrait in the gallery, in points: its width at least, and its height.
const PORTRAIT: (f32, f32) = (64.0, 100.0);
/// Its height at most.
const PORTRAIT_MOST: f32 = 152.0;
/// And no more than so many times its width.
const TALLEST: f32 = 1.75;
/// The chosen opponent's portrait, in points.
const FACE: f32 = 88.0;

/// Draws what is chosen for a game.
pub(crate) fn play_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let halves = halves(ui);
    part(ui, halves.board, |ui| {
        ui.label(cx.look.text(cx.word("play-title"), Text::Heading));
        ui.add_space(GRID);
        ScrollArea::vertical()
            .id_salt("opponents")
            .auto_shrink([false, false])
            .show(ui, |ui| {
                go_on_ui(cx, ui, out);
                gallery_ui(cx, chrome, ui, out);
            });
    });
    part(ui, halves.column, |ui| column_ui(cx, chrome, ui, out));
}

/// The game that is not finished.
fn go_on_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let page = cx.tutor.play();
    let called = |written: &str| cx.tutor.called(written, GameState::Playing).to_owned();
    let row = match (&page.game, &page.unfinished) {
        (Some(game), _) if !game.session.is_over() => {
            let [white, black] =
                [Color::White, Color::Black].map(|side| cx.tutor.player_name(side));
            (white, black, game.session.game().len_plies())
        }
        (_, Some(unfinished)) => (
            called(&unfinished.white),
            called(&unfinished.black),
            unfinished.plies as usize,
        ),
        (_, None) => return,
    };
    let (white, black, plies) = row;
    let message = Message::own("play-go-on-with")
        .with("white", Arg::Name(white))
        .with("black", Arg::Name(black))
        .with("moves", Arg::Number(plies.div_ceil(2) as i64));
    card(cx.look).show(ui, |ui| {
        ui.set_width(ui.available_width());
        prose_ui(&cx.voice().say(&message), Text::Body, cx.look, ui);
        let text = cx.word("play-go-on");
        if Button::quiet(&text)
            .icon(Icon::Play)
            .ui(cx.look, ui)
            .clicked()
        {
            out.send(Msg::Play(PlayMsg::GoOn));
        }
    });
    ui.add_space(GRID);
}

/// A tile of the gallery: a character, or two people.
type Tile = Option<Character>;

fn gallery_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let chosen = cx.tutor.play().choices.opponent;
    let factor = cx.look.text_size.factor();
    let width = ui.available_width() - GRID;
    let tiles: Vec<Tile> = Character::ALL.into_iter().map(Some).chain([None]).collect();
    // Eighteen fill rows of six or three.
    let fit = (width + GRID) / (PORTRAIT.0 * factor + GRID);
    let per_row: f32 = if fit >= 6.0 { 6.0 } else { 3.0 };
    let rows = (tiles.len() as f32 / per_row).ceil();
    let height = ui.available_height() / rows - GRID;
    let tile = (width + GRID) / per_row - GRID;
    // A narrow tile that is very high is mostly empty.
    let most = (PORTRAIT_MOST * factor).min(TALLEST * tile);
    let height = height.min(most).max(PORTRAIT.1 * factor);
    let size = vec2(tile, height);
    ui.spacing_mut().item_spacing = vec2(GRID, GRID);
    for row in tiles.chunks(per_row as usize) {
        ui.horizontal(|ui| {
            for tile in row {
                let (drawing, name) = match tile {
                    Some(character) => (character.id(), cx.voice().say(&character.name())),
                    None => ("two", cx.word("play-two")),
                };
                let art = &mut chrome.art;
                let is_chosen = chosen == *tile;
                let response =
                    portrait_button_ui(drawing, &name, is_chosen, size, cx.look, art, ui);
                if response.clicked() {
                    out.send(choose(Choice::Opponent(*tile)));
                }
            }
        });
    }
}

fn choose(choice: Choice) -> Msg {
    Msg::Play(PlayMsg::Choose(choice))
}

/// Who was chosen, the choices, and the button that begins.
fn column_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let (body, actions) = super::table::body_and_actions(cx, ui);
    let choices = &cx.tutor.play().choices;
    part(ui, body, |ui| {
        ScrollArea::vertical()
            .id_salt("choices")
            .auto_shrink([false, false])
            .show(ui, |ui| {
                who_ui(choices, cx, chrome, ui);
                side_ui(choices, cx, ui, out);
                if !chrome.shows_all_choices {
                    unusual_ui(choices, cx, ui, out);
                }
                if more_ui(cx, chrome, ui) {
                    time_ui(choices, cx, ui, out);
                    start_ui(choices, cx, ui, out);
                    rules_ui(choices, cx, ui, out);
                    coach_ui(choices, cx, ui, out);
                }
                ui.add_space(2.0 * GRID);
            });
    });
    part(ui, actions, |ui| {
        ui.spacing_mut().item_spacing = vec2(GRID, GRID);
        let set_up = cx.word("play-set-up");
        let width = ui.available_width();
        let button = Button::quiet(&set_up).icon(Icon::Pencil).least_width(width);
        if button.ui(cx.look, ui).clicked() {
            out.send(Msg::Go(Route::SetUp));
        }
        let text = cx.word("play-start");
        let button = Button::primary(&text)
            .icon_after(Icon::ArrowRight)
            .least_width(width);
        let enter =
            ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Enter));
        if button.ui(cx.look, ui).clicked() || enter {
            out.send(Msg::Play(PlayMsg::Start));
        }
    });
}

fn who_ui(choices: &Choices, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui) {
    card(cx.look).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let Some(character) = choices.opponent else {
            ui.label(cx.look.text(cx.word("play-two"), Text::Coach));
            prose_ui(&cx.word("play-two-about"), Text::Body, cx.look, ui);
            return;
        };
        let voice = cx.voice();
        ui.horizontal_top(|ui| {
            let alt = voice.say(&character.kind());
            let side = FACE * cx.look.text_size.factor();
            portrait_ui(character.id(), side, &alt, &mut chrome.art, ui);
            ui.vertical(|ui| {
                ui.label(cx.look.text(voice.say(&character.name()), Text::Heading));
                let rung = Message::own("play-rung")
                    .with("rung", Arg::Number(character.rung() as i64))
                    .with("of", Arg::Number(Character::ALL.len() as i64));
                ui.label(cx.look.text(voice.say(&rung), Text::Small));
            });
        });
        prose_ui(&voice.say(&character.about()), Text::Body, cx.look, ui);
        let results = cx.tutor.results_against(character);
        if results.iter().any(|count| *count > 0) {
            let [won, drawn, lost] = results.map(|count| Arg::Number(i64::from(count)));
            let so_far = Message::own("play-so-far")
                .with("won", won)
                .with("drawn", drawn)
                .with("lost", lost);
            prose_ui(&voice.say(&so_far), Text::Small, cx.look, ui);
        }
    });
}

fn side_ui(choices: &Choices, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    if choices.opponent.is_none() {
        let flips = yes_no(choices.flips, Choice::Flips, cx);
        row_ui("option-flips", flips, cx, ui, out);
        return;
    }
    let side = |id, side| (cx.word(id), choices.side == side, Choice::Side(side));
    let sides = [
        side("choose-white", SideChoice::White),
        side("choose-black", SideChoice::Black),
        side("choose-either", SideChoice::Either),
    ];
    row_ui("option-side", sides, cx, ui, out);
}

/// Choices of an earlier game that still hold are seen without opening anything: nobody is to be surprised by a clock, or by
/// rules under which nothing is taken back.
fn unusual_ui(choices: &Choices, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    if choices.time != TimeChoice::None {
        time_ui(choices, cx, ui, out);
    }
    if choices.start != StartChoice::Whole {
        start_ui(choices, cx, ui, out);
    }
    if choices.rules != HouseRules::Casual {
        rules_ui(choices, cx, ui, out);
    }
}

/// Opens and closes the choices that a first game does not need. Gives whether they are open.
fn more_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui) -> bool {
    ui.add_space(2.0 * GRID);
    let (id, icon) = if chrome.shows_all_choices {
        ("play-fewer", Icon::ChevronUp)
    } else {
        ("play-more", Icon::ChevronDown)
    };
    let text = cx.word(id);
    if Button::quiet(&text).icon(icon).ui(cx.look, ui).clicked() {
        chrome.shows_all_choices = !chrome.shows_all_choices;
    }
    chrome.shows_all_choices
}

fn time_ui(choices: &Choices, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let times = TimeChoice::ALL.map(|time| {
        let words = time.numbers().map_or_else(
            || cx.word("time-none"),
            |(minutes, seconds)| {
                let message = Message::own("time-minutes")
                    .with("minutes", Arg::Number(minutes as i64))
                    .with("seconds", Arg::Number(seconds as i64));
                cx.voice().say(&message)
            },
        );
        (words, choices.time == time, Choice::Time(time))
    });
    row_ui("option-time", times, cx, ui, out);
    if choices.opponent.is_some() && choices.time != TimeChoice::None {
        let odds = yes_no(choices.time_odds, Choice::TimeOdds, cx);
        row_ui("option-time-odds", odds, cx, ui, out);
    }
}

fn start_ui(choices: &Choices, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let mut starts = vec![StartChoice::Whole];
    if let StartChoice::Position(position) = &choices.start {
        starts.push(StartChoice::Position(position.clone()));
    }
    starts.extend(SmallArmy::ALL.map(StartChoice::Army));
    if choices.opponent.is_some() {
        let odds = [Odds::Pawn, Odds::Knight, Odds::Rook, Odds::Queen];
        starts.extend(odds.map(StartChoice::Odds));
    }
    let starts = starts.into_iter().map(|start| {
        let words = cx.voice().say(&start_message(&start));
        (words, choices.start == start, Choice::Start(start))
    });
    row_ui("option-start", starts, cx, ui, out);
    if let Some(about) = choices.start.about() {
        prose_ui(&cx.voice().say(&about), Text::Small, cx.look, ui);
    }
}

fn rules_ui(choices: &Choices, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let rules = |id, rules| (cx.word(id), choices.rules == rules, Choice::Rules(rules));
    let tournament = |illegal_limit| HouseRules::Tournament { illegal_limit };
    let all = [
        rules("rules-casual", HouseRules::Casual),
        rules("rules-two", tournament(2)),
        rules("rules-three", tournament(3)),
    ];
    row_ui("option-rules", all, cx, ui, out);
    let about = match choices.rules {
        HouseRules::Casual => "rules-casual-about",
        HouseRules::Tournament { .. } => "rules-tournament-about",
    };
    prose_ui(&cx.word(about), Text::Small, cx.look, ui);
}

fn coach_ui(choices: &Choices, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    if choices.opponent.is_none() || choices.rules != HouseRules::Casual {
        return;
    }
    let talk = |id, talk| (cx.word(id), choices.talk == talk, Choice::Talk(talk));
    let talks = [
        talk("talk-every", CoachTalk::EveryMove),
        talk("talk-mistakes", CoachTalk::MistakesOnly),
        talk("talk-asked", CoachTalk::WhenAsked),
        talk("talk-silent", CoachTalk::Silent),
    ];
    row_ui("option-talk", talks, cx, ui, out);
    if choices.talk != CoachTalk::Silent {
        let asks = yes_no(choices.asks_first, Choice::AsksFirst, cx);
        row_ui("option-asks-first", asks, cx, ui, out);
    }
}

/// A choice: its words, whether it is the one that holds, and what it changes.
type Row = (String, bool, Choice);

fn yes_no(is_on: bool, choice: impl Fn(bool) -> Choice, cx: Cx<'_>) -> [Row; 2] {
    [("settings-yes", true), ("settings-no", false)]
        .map(|(id, value)| (cx.word(id), is_on == value, choice(value)))
}

fn row_ui(
    title: &'static str,
    rows: impl IntoIterator<Item = Row>,
    cx: Cx<'_>,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    ui.add_space(GRID);
    ui.label(cx.look.text(cx.word(title), Text::Body));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GRID, GRID);
        for (text, is_chosen, choice) in rows {
            let button = Button::choice(&text, is_chosen);
            if button.ui(cx.look, ui).clicked() {
                out.send(choose(choice));
            }
        }
    });
}
