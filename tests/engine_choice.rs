//! An engine of the learner's own, from the settings to the notices: the tutor without a window, the engine on its thread.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use chess_tutor::content::Pack;
use chess_tutor::engine::{Backed, Builtin, WithEndings, Worker};
use chess_tutor::language::Language;
use chess_tutor::session::Timestamp;
use chess_tutor::store::{Memory, Settings};
use chess_tutor::tutor::{EngineMsg, Msg, Route, Shelved, Start, Tutor};

const NOON: Timestamp = Timestamp(43_200_000);
const SOON: Duration = Duration::from_secs(30);

/// A tutor over a real worker, and what wakes it.
fn tutor(language: Language, settings: Settings) -> (Tutor, Receiver<()>) {
    let (woken, wakes) = channel();
    let woken = std::sync::Mutex::new(woken);
    let wake = Arc::new(move || {
        let _ = woken.lock().unwrap().send(());
    });
    let engine = WithEndings::new(Backed::new(Builtin::new(1)));
    let tutor = Tutor::new(Start {
        settings: Settings {
            first_run_done: true,
            ..settings
        },
        system_language: language,
        language: Some(language),
        store: Box::new(Memory::default()),
        games: Box::new(chess_tutor::library::MemoryGames::default()),
        analyst: Box::new(Worker::start(Box::new(engine), wake).unwrap()),
        shelved: Shelved::of(&[Pack::embedded()]),
        notices: Vec::new(),
    });
    (tutor, wakes)
}

fn notices(tutor: &Tutor) -> Vec<String> {
    let say = |notice: &chess_tutor::tutor::Notice| tutor.voice().say(&notice.message);
    tutor.notices().iter().map(say).collect()
}

#[test]
fn an_engine_that_cannot_be_started_is_named_in_both_languages() {
    for (language, words) in [
        (Language::English, "/no/such/engine could not be started"),
        (Language::Chinese, "/no/such/engine 启动不了"),
    ] {
        let (mut tutor, wakes) = tutor(language, Settings::default());
        tutor.update(
            Msg::Engine(EngineMsg::UseProgram(" /no/such/engine ".to_owned())),
            NOON,
        );
        assert_eq!(tutor.settings().engine.as_deref(), Some("/no/such/engine"));
        wakes.recv_timeout(SOON).unwrap();
        assert!(tutor.tick(NOON));
        let said = notices(&tutor);
        assert!(said.len() == 1 && said.concat().contains(words), "{said:?}");
        assert_eq!(tutor.engine().name, None);
    }
}

#[test]
fn a_path_that_was_chosen_before_is_tried_at_the_start() {
    let settings = Settings {
        endings: Some("/no/such/folder".to_owned()),
        ..Settings::default()
    };
    let (mut tutor, wakes) = tutor(Language::English, settings);
    wakes.recv_timeout(SOON).unwrap();
    tutor.tick(NOON);
    let said = notices(&tutor).concat();
    assert!(said.contains("/no/such/folder"), "{said}");
    tutor.update(Msg::Engine(EngineMsg::UseEndings(String::new())), NOON);
    assert_eq!(tutor.settings().endings, None);
}

#[test]
fn a_good_engine_is_asked_and_named() {
    // Our own program is an engine too; it wants to be told to speak UCI, so a script starts it.
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let script = folder.join("own-engine.sh");
    let program = env!("CARGO_BIN_EXE_chess-tutor");
    std::fs::write(&script, format!("#!/bin/sh\nexec '{program}' uci\n")).unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        std::fs::set_permissions(&script, std::fs::Permissions::from_mode(0o755)).unwrap();
        let (mut tutor, wakes) = tutor(Language::English, Settings::default());
        tutor.update(Msg::Go(Route::Settings), NOON);
        let path = script.display().to_string();
        tutor.update(Msg::Engine(EngineMsg::UseProgram(path)), NOON);
        wakes.recv_timeout(SOON).unwrap();
        tutor.tick(NOON);
        let said = notices(&tutor).concat();
        assert!(
            said.contains("Chess Tutor") && said.contains("is ready"),
            "{said}"
        );
        assert!(
            tutor
                .engine()
                .name
                .as_deref()
                .unwrap()
                .starts_with("Chess Tutor")
        );
    }
}
