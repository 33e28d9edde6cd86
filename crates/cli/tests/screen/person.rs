//! A person at a pseudo-terminal: types, reads the screen, pulls at the window.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// Nobody waits longer for anything.
const PATIENCE: Duration = Duration::from_secs(20);

/// A folder of its own for each test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("screen")
        .join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Returns the games that are kept below a folder, oldest first.
pub(crate) fn kept_games(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder.join("carcas/games")).into_iter();
    let files = files.flatten().flatten().map(|file| file.path());
    let mut games: Vec<PathBuf> = files
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .collect();
    games.sort();
    games
}

pub(crate) struct Person {
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    screen: Arc<Mutex<vt100::Parser>>,
    shell: Box<dyn Child + Send + Sync>,
    folder: PathBuf,
    /// The settings of the terminal before the program ran.
    before: String,
}

impl Person {
    /// Starts the program from a shell that tells how it ended.
    pub(crate) fn at(folder: &Path, size: (u16, u16), args: &[&str]) -> Self {
        Self::with(folder, size, args, &[])
    }

    /// Starts it with more variables in its environment.
    pub(crate) fn with(
        folder: &Path,
        (columns, rows): (u16, u16),
        args: &[&str],
        variables: &[(&str, &str)],
    ) -> Self {
        let size = PtySize {
            rows,
            cols: columns,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let before = settings(&*pair.master);
        let mut command = CommandBuilder::new("sh");
        // The shell must outlive the signals that are meant for the program, and tell who that is.
        let foreground = "trap : TERM HUP INT; sh -c 'echo $$ > pid; exec \"$@\"' sh \"$@\"; echo \"exit $?\"; sleep 60";
        command.args(["-c", foreground, "sh", env!("CARGO_BIN_EXE_carcas")]);
        command.args(args);
        command.cwd(folder);
        command.env("XDG_STATE_HOME", folder);
        command.env("TERM", "xterm-256color");
        command.env("CARCAS_TEST_PANIC", "1");
        // A backtrace would push the message of a panic off the screen.
        command.env("RUST_BACKTRACE", "0");
        command.env_remove("NO_COLOR");
        command.env_remove("COLORTERM");
        for (name, value) in variables {
            command.env(name, value);
        }
        let shell = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let screen = Arc::new(Mutex::new(vt100::Parser::new(some(rows), some(columns), 0)));
        let mut reader = pair.master.try_clone_reader().unwrap();
        let shared = Arc::clone(&screen);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n) = reader.read(&mut bytes) {
                if n == 0 {
                    break;
                }
                shared.lock().unwrap().process(&bytes[..n]);
            }
        });
        Self {
            keyboard: pair.master.take_writer().unwrap(),
            master: pair.master,
            screen,
            shell,
            folder: folder.to_owned(),
            before,
        }
    }

    pub(crate) fn types(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
        // Hands are slower than programs; an escape that is not followed at once is one of its own.
        std::thread::sleep(Duration::from_millis(30));
    }

    /// Waits until the whole screen is as in a file; with `CARCAS_BLESS` the file is written instead.
    pub(crate) fn shows(&self, name: &str) {
        let file = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/screen")
            .join(format!("{name}.txt"));
        let shown = || {
            let text = self.screen.lock().unwrap().screen().contents();
            let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
            lines.join("\n") + "\n"
        };
        if std::env::var_os("CARCAS_BLESS").is_some() {
            std::thread::sleep(Duration::from_millis(700));
            std::fs::write(&file, shown()).unwrap();
            return;
        }
        let expected = std::fs::read_to_string(&file).unwrap();
        let begun = Instant::now();
        while shown() != expected {
            if begun.elapsed() > PATIENCE {
                assert_eq!(shown(), expected, "{name}.txt");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Points at a text on the screen and presses.
    pub(crate) fn clicks(&mut self, text: &str) {
        self.sees(text);
        let shown = self.screen.lock().unwrap().screen().contents();
        let place = shown.lines().enumerate().find_map(|(row, line)| {
            let column = line[..line.find(text)?].chars().count();
            Some((column + 1, row + 1))
        });
        let (column, row) = place.unwrap();
        self.types(&format!(
            "\u{1b}[<0;{column};{row}M\u{1b}[<0;{column};{row}m"
        ));
    }

    /// Tells whether presses go to the program.
    pub(crate) fn has_the_mouse(&self, is_expected: bool) {
        let begun = Instant::now();
        let is_so = || {
            let parser = self.screen.lock().unwrap();
            let mode = parser.screen().mouse_protocol_mode();
            (mode != vt100::MouseProtocolMode::None) == is_expected
        };
        while !is_so() {
            assert!(begun.elapsed() < PATIENCE, "the mouse is not as expected");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Counts the characters in colors of their own, and those in one of the usual ones.
    pub(crate) fn counts_colors(&self) -> (usize, usize) {
        let parser = self.screen.lock().unwrap();
        let (rows, columns) = parser.screen().size();
        let cells =
            (0..rows.get()).flat_map(|row| (0..columns.get()).map(move |column| (row, column)));
        let colors: Vec<vt100::Color> = cells
            .filter_map(|(row, column)| Some(parser.screen().cell(row, column)?.fgcolor()))
            .collect();
        let count = |is: fn(&vt100::Color) -> bool| colors.iter().filter(|color| is(color)).count();
        (
            count(|color| matches!(color, vt100::Color::Rgb(..))),
            count(|color| matches!(color, vt100::Color::Idx(_))),
        )
    }

    pub(crate) fn sees(&self, text: &str) {
        self.waits_until(&format!("{text:?} is shown"), |shown| shown.contains(text));
    }

    pub(crate) fn no_longer_sees(&self, text: &str) {
        self.waits_until(&format!("{text:?} is gone"), |shown| !shown.contains(text));
    }

    pub(crate) fn resizes(&self, (columns, rows): (u16, u16)) {
        let size = PtySize {
            rows,
            cols: columns,
            pixel_width: 0,
            pixel_height: 0,
        };
        self.screen
            .lock()
            .unwrap()
            .screen_mut()
            .set_size(some(rows), some(columns));
        self.master.resize(size).unwrap();
    }

    /// Sends a signal to the program.
    pub(crate) fn sends(&self, signal: &str) {
        let pid = std::fs::read_to_string(self.folder.join("pid")).unwrap();
        let sent = std::process::Command::new("kill")
            .args(["-s", signal, pid.trim()])
            .status()
            .unwrap();
        assert!(sent.success());
    }

    /// Waits until the program has stopped, as after Control-Z.
    pub(crate) fn waits_until_it_stops(&self) {
        let pid = std::fs::read_to_string(self.folder.join("pid")).unwrap();
        let begun = Instant::now();
        loop {
            let asked = std::process::Command::new("ps")
                .args(["-o", "stat=", "-p", pid.trim()])
                .output()
                .unwrap();
            if asked.stdout.starts_with(b"T") {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "the program does not stop");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Takes the terminal away and waits until the program is gone.
    pub(crate) fn closes_the_window(self) {
        let pid = std::fs::read_to_string(self.folder.join("pid")).unwrap();
        drop(self);
        let begun = Instant::now();
        let is_there = || {
            let asked = std::process::Command::new("kill")
                .args(["-0", pid.trim()])
                .stderr(std::process::Stdio::null())
                .status();
            asked.unwrap().success()
        };
        while is_there() {
            assert!(begun.elapsed() < PATIENCE, "the program still runs");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    pub(crate) fn is_in_full_screen(&self) {
        let parser = self.screen.lock().unwrap();
        assert!(parser.screen().alternate_screen());
        assert!(parser.screen().hide_cursor());
        assert_ne!(settings(&*self.master), self.before);
    }

    /// The usual screen, the cursor, and the settings of the terminal are as they were.
    pub(crate) fn has_the_terminal_back(&self) {
        let parser = self.screen.lock().unwrap();
        assert!(!parser.screen().alternate_screen());
        assert!(!parser.screen().hide_cursor());
        assert_eq!(
            parser.screen().mouse_protocol_mode(),
            vt100::MouseProtocolMode::None
        );
        assert_eq!(settings(&*self.master), self.before);
    }

    fn waits_until(&self, what: &str, is_so: impl Fn(&str) -> bool) {
        let begun = Instant::now();
        loop {
            let shown = self.screen.lock().unwrap().screen().contents();
            if is_so(&shown) {
                return;
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "waited in vain until {what}; the screen shows:\n{shown}"
            );
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Person {
    fn drop(&mut self) {
        let _ = self.shell.kill();
        let _ = self.shell.wait();
    }
}

/// Every screen has rows and columns.
fn some(n: u16) -> NonZero<u16> {
    NonZero::new(n).unwrap()
}

/// Returns the settings of the terminal as text: echo, line mode, signals by keys.
fn settings(master: &(dyn MasterPty + Send)) -> String {
    let settings = master.get_termios().unwrap();
    format!(
        "{:?} {:?} {:?}",
        settings.input_flags, settings.output_flags, settings.local_flags
    )
}

/// A program in a window of its own without a shell, after a text was shown.
struct Bare {
    program: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    reader: Box<dyn Read + Send>,
}

impl Bare {
    fn at(folder: &Path, (columns, rows): (u16, u16), args: &[&str], text: &str) -> Self {
        let size = PtySize {
            rows,
            cols: columns,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_carcas"));
        command.args(args);
        command.cwd(folder);
        command.env("XDG_STATE_HOME", folder);
        command.env("TERM", "xterm-256color");
        let program = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let mut parser = vt100::Parser::new(some(rows), some(columns), 0);
        let mut bytes = [0; 4096];
        while !parser.screen().contents().contains(text) {
            let n = reader.read(&mut bytes).unwrap();
            parser.process(&bytes[..n]);
        }
        Self {
            program,
            master: pair.master,
            reader,
        }
    }
}

fn waits_for_the_end(program: &mut (dyn Child + Send + Sync)) {
    let begun = Instant::now();
    while program.try_wait().unwrap().is_none() {
        if begun.elapsed() > PATIENCE {
            program.kill().unwrap();
            panic!("the program outlives its window");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Starts the program, reads until a text is shown, and destroys the window.
pub(crate) fn opens_a_window_and_destroys_it(
    folder: &Path,
    size: (u16, u16),
    args: &[&str],
    text: &str,
) {
    let mut bare = Bare::at(folder, size, args, text);
    drop(bare.reader);
    drop(bare.master);
    waits_for_the_end(&mut *bare.program);
}

/// Starts the program, reads until a text is shown, reads no more although there is much to show, and asks it to end.
pub(crate) fn lets_a_window_go_deaf(folder: &Path, size: (u16, u16), args: &[&str], text: &str) {
    let mut bare = Bare::at(folder, size, args, text);
    let mut keyboard = bare.master.take_writer().unwrap();
    for _ in 0..60 {
        keyboard.write_all(b"z?").unwrap();
        keyboard.flush().unwrap();
        std::thread::sleep(Duration::from_millis(10));
    }
    let pid = bare.program.process_id().unwrap().to_string();
    let sent = std::process::Command::new("kill")
        .args(["-s", "TERM", &pid])
        .status();
    assert!(sent.unwrap().success());
    waits_for_the_end(&mut *bare.program);
}
