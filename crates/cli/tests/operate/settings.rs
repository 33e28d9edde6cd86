//! Settings: a flag goes before the environment, and that before the file.

use std::path::Path;

use crate::operate::serving::Serving;

/// Writes a file of settings, and returns the flags that name it.
fn settings(folder: &Path, text: &str) -> Vec<String> {
    let path = folder.join("carcas.toml");
    std::fs::write(&path, text).expect("a file");
    vec!["--config".to_owned(), path.display().to_string()]
}

/// Tells whether a server takes the address of clients from what they, or a proxy, say.
fn trusts_proxy(serving: &Serving) -> bool {
    // So few requests are allowed that an address has one.
    let ask = |from: &str| {
        let head = format!("x-forwarded-for: {from}\r\n");
        serving.call_with("GET", "/api/games", &head, "").0
    };
    assert_eq!(ask("192.0.2.1"), 200);
    match ask("192.0.2.2") {
        200 => true,
        429 => false,
        other => panic!("{other}"),
    }
}

#[test]
fn a_flag_goes_before_the_environment_and_that_before_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    for (file, env, flag, expected) in [
        (None, None, None, false),
        (Some("true"), None, None, true),
        (Some("true"), Some("false"), None, false),
        (Some("false"), Some("true"), None, true),
        (Some("false"), Some("no"), Some("--behind-proxy"), true),
        (
            Some("true"),
            Some("yes"),
            Some("--behind-proxy=false"),
            false,
        ),
    ] {
        let text = file.map(|value| format!("behind-proxy = {value}\n"));
        let mut args = settings(folder.path(), &text.unwrap_or_default());
        args.extend(["--limits", "0.001"].map(str::to_owned));
        args.extend(flag.map(str::to_owned));
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let env = env.map(|value| ("CARCAS_BEHIND_PROXY", value));
        let env = Vec::from_iter(env);
        let serving = Serving::start_in(&data, &args, &env);
        assert_eq!(trusts_proxy(&serving), expected, "{args:?} {env:?}");
    }
    let is_json = |args: &[&str], env: &[(&str, &str)]| {
        let log = Serving::start_in(&data, args, env).stop();
        log.starts_with('{')
    };
    let args = settings(folder.path(), "log = \"json\"\n");
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    assert!(is_json(&args, &[]));
    assert!(!is_json(&args, &[("CARCAS_LOG", "text")]));
    let args = [&args[..], &["--log", "json"]].concat();
    assert!(is_json(&args, &[("CARCAS_LOG", "text")]));
}
