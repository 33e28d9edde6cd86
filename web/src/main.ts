// Begins: speaks a language, then shows the page of the address.
import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/style.css";
import "./app/night.css";
import { begin } from "./text/words.svelte";

await begin();
mount(App, { target: document.getElementById("app")! });
