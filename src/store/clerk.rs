//! A thread that does what it is told and whose answers are polled: whoever has one never waits for the disk.
//!
//! It knows nothing of what it is told. Records, saved games and puzzles each keep one.

use std::fmt;
use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};

use super::Wake;

/// A thread of one's own, told things by `Command` and answering by `Answer`. Dropping it waits until it has come to its end.
pub(crate) struct Clerk<Command, Answer> {
    /// Taken away to end the thread.
    commands: Option<Sender<Command>>,
    answers: Receiver<Answer>,
    thread: Option<JoinHandle<()>>,
}

/// Where the thread's answers go.
pub(crate) struct Outbox<Answer> {
    answers: Sender<Answer>,
    wake: Wake,
}

impl<Command: Send + 'static, Answer: Send + 'static> Clerk<Command, Answer> {
    /// Starts the thread of a name, which does its work until there can be no more commands. `wake` is called, on that
    /// thread, when there is something to poll.
    ///
    /// # Errors
    /// The system has no thread to give.
    pub(crate) fn start(
        name: &str,
        wake: Wake,
        work: impl FnOnce(&Receiver<Command>, &Outbox<Answer>) + Send + 'static,
    ) -> io::Result<Self> {
        let (commands, received) = channel();
        let (answering, answers) = channel();
        let outbox = Outbox {
            answers: answering,
            wake,
        };
        let thread = Builder::new()
            .name(name.to_owned())
            .spawn(move || work(&received, &outbox))?;
        Ok(Self {
            commands: Some(commands),
            answers,
            thread: Some(thread),
        })
    }

    /// Tells it something.
    pub(crate) fn tell(&self, command: Command) {
        if let Some(commands) = &self.commands {
            // The thread only ends when the sender is gone.
            let _ = commands.send(command);
        }
    }

    /// What it has answered since the last call, in order.
    pub(crate) fn poll(&self) -> Vec<Answer> {
        self.answers.try_iter().collect()
    }
}

impl<Command, Answer> fmt::Debug for Clerk<Command, Answer> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let thread = self.thread.as_ref().map(JoinHandle::thread);
        f.debug_tuple("Clerk").field(&thread).finish()
    }
}

impl<Command, Answer> Drop for Clerk<Command, Answer> {
    fn drop(&mut self) {
        self.commands = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl<Answer> Outbox<Answer> {
    /// Sends answers, and wakes who polls them, if there are any.
    pub(crate) fn send(&self, said: Vec<Answer>) {
        if said.is_empty() {
            return;
        }
        for answer in said {
            // While the owner drops, nobody listens any more.
            let _ = self.answers.send(answer);
        }
        (self.wake)();
    }
}
