// All scenes, the long ones first: they run side by side. A scene's name is what it shows.
import { againstBots, botsAlone } from "./bots.mjs";
import { everyDecision } from "./decisions.mjs";
import { colorBlind, evening, keyboardGame, languages, phoneGame, typedGame } from "./everyone.mjs";
import { analysis, puzzles } from "./looking-back.mjs";
import { impossibleSetup, pagesOnDesktop, pagesOnPhone, recordFile, tableInDetail } from "./pages.mjs";
import { cutMidMove, newRelease, reloadMidTurn, silentNetwork, withoutCertificate } from "./robust.mjs";
import { fingerAmongMany, turnOnTab, withoutMotion } from "./signs.mjs";
import { friendsAndWatcher, publicTable, talkAndTakeBack, twoTabs, waitingTable } from "./together.mjs";
import { brokenLinks, serverDown, takenSeat } from "./trouble.mjs";
import { understanding } from "./understanding.mjs";
import { dragonGame } from "./whole-games.mjs";

/** What every change is held to. */
export const scenes = {
  languages, dragonGame, againstBots, friendsAndWatcher, typedGame, analysis, understanding, keyboardGame, phoneGame,
  silentNetwork, reloadMidTurn, newRelease, withoutCertificate, twoTabs, talkAndTakeBack, colorBlind, evening, puzzles,
  pagesOnDesktop, pagesOnPhone, tableInDetail, recordFile, brokenLinks, takenSeat, serverDown,
  turnOnTab, withoutMotion, fingerAmongMany, impossibleSetup, botsAlone, publicTable, waitingTable,
};

/** What takes long and breaks seldom: only the deep check plays it. */
export const deepScenes = { everyDecision, cutMidMove };
