// Begins: speaks a language, then shows the page of the address.
import { mount } from "svelte";
import App from "./app/App.svelte";
import { router } from "./app/router.svelte";
import { loadPacks } from "./board/packs";
import "./app/style.css";
import "./app/night.css";
import { begin } from "./text/words.svelte";

await begin();
// The drawings take longest on a slow line: they come while the page is built.
if (["start", "game"].includes(router.route.page)) void loadPacks([]).catch(() => {});
mount(App, { target: document.getElementById("app")! });
