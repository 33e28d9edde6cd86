//! A PostgreSQL of our own in a temporary folder.

use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Command, Output};

/// Users that may run PostgreSQL, which refuses to run as root.
const USERS: [&str; 2] = ["postgres", "nobody"];

/// A server that is stopped and deleted in the end.
#[derive(Debug)]
pub(crate) struct Cluster {
    bin: PathBuf,
    folder: tempfile::TempDir,
    /// Who runs it, if not we ourselves.
    user: Option<&'static str>,
}

impl Cluster {
    /// Starts a server, or says that PostgreSQL is not installed.
    pub(crate) fn start() -> Option<Self> {
        let Some(bin) = find_bin() else {
            println!("skipped: PostgreSQL is not installed (Debian: apt-get install postgresql)");
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder");
        let user = is_root().then(other_user);
        let cluster = Self { bin, folder, user };
        if let Some(user) = user {
            let folder = cluster.folder.path();
            let mode = std::fs::Permissions::from_mode(0o700);
            std::fs::set_permissions(folder, mode).expect("our folder");
            done(Command::new("chown").arg(user).arg(folder), "chown");
        }
        let mut initdb = cluster.command("initdb");
        initdb.args([
            "--username=carcas",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "-D",
        ]);
        done(initdb.arg(cluster.data()), "initdb");
        cluster.start_server();
        Some(cluster)
    }

    /// Returns the address of its database: a socket in the folder, no port that others could want.
    pub(crate) fn address(&self) -> String {
        self.address_of("postgres")
    }

    /// Returns the address of one of its databases.
    pub(crate) fn address_of(&self, database: &str) -> String {
        let folder = self
            .folder
            .path()
            .to_str()
            .expect("a temporary folder in ASCII");
        format!(
            "postgres:///{database}?host={}&user=carcas",
            folder.replace('/', "%2F")
        )
    }

    /// Returns the socket itself.
    pub(crate) fn socket(&self) -> PathBuf {
        self.folder.path().join(".s.PGSQL.5432")
    }

    /// Stops it without finishing anything, as a crash would, or politely, and starts it again.
    pub(crate) fn restart(&self, mode: &str) {
        self.stop(mode);
        self.start_server();
    }

    pub(crate) fn stop(&self, mode: &str) {
        let mut stop = self.command("pg_ctl");
        stop.args(["stop", "-w", "-m", mode, "-D"]);
        done(stop.arg(self.data()), "pg_ctl stop");
    }

    pub(crate) fn start_server(&self) {
        let mut start = self.command("pg_ctl");
        let settings = format!(
            "-c listen_addresses= -c unix_socket_directories={} -c max_connections=40",
            self.folder.path().display()
        );
        let log = self.folder.path().join("log");
        start.args(["start", "-w", "-o", &settings, "-l"]).arg(log);
        done(start.arg("-D").arg(self.data()), "pg_ctl start");
    }

    /// Runs a program of PostgreSQL with arguments, in the folder of the server.
    pub(crate) fn run(&self, program: &str, args: &[&str]) {
        let mut command = self.command(program);
        done(command.current_dir(self.folder.path()).args(args), program);
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// A program of PostgreSQL, run by whoever may.
    fn command(&self, program: &str) -> Command {
        let program = self.bin.join(program);
        let mut command = match self.user {
            Some(user) => {
                let mut command = Command::new("runuser");
                command.args(["-u", user, "--"]).arg(program);
                command
            }
            None => Command::new(program),
        };
        command.current_dir("/");
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let mut stop = self.command("pg_ctl");
        stop.args(["stop", "-w", "-m", "immediate", "-D"]);
        // It may have been stopped by the test.
        let _stopped_already = stop.arg(self.data()).output();
    }
}

fn find_bin() -> Option<PathBuf> {
    let is_bin =
        |folder: &PathBuf| folder.join("initdb").exists() && folder.join("pg_ctl").exists();
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let mut debian: Vec<_> = versions
        .flatten()
        .map(|version| version.path().join("bin"))
        .filter(is_bin)
        .collect();
    debian.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    debian
        .pop()
        .or_else(|| std::env::split_paths(&path).find(is_bin))
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn other_user() -> &'static str {
    let exists = |user: &&&str| {
        let id = Command::new("id").arg("-u").arg(user).output();
        id.is_ok_and(|output| output.status.success())
    };
    USERS.iter().find(exists).expect("a user other than root")
}

fn done(command: &mut Command, what: &str) -> Output {
    let output = command
        .output()
        .unwrap_or_else(|error| panic!("{what}: {error}"));
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{what}: {text}");
    output
}
