// All scenes, the long ones first: they run side by side. A scene's name is what it shows.
import { pagesOnDesktop, pagesOnPhone, recordFile, tableInDetail } from "./pages.mjs";
import { brokenLinks, serverDown, takenSeat } from "./trouble.mjs";
import { dragonGame, everyDecision } from "./whole-games.mjs";

export const scenes = {
  everyDecision, dragonGame,
  pagesOnDesktop, pagesOnPhone, tableInDetail, recordFile, brokenLinks, takenSeat, serverDown,
};
