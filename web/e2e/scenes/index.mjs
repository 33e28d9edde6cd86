// All scenes, the long ones first: they run side by side. A scene's name is what it shows.
import { dragonGame, everyDecision } from "./whole-games.mjs";

export const scenes = { dragonGame, everyDecision };
