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

export const scenes = {
  everyDecision, keyboardGame, languages, dragonGame, againstBots, friendsAndWatcher, phoneGame, typedGame, analysis, understanding,
  cutMidMove, silentNetwork, reloadMidTurn, newRelease, withoutCertificate, twoTabs, talkAndTakeBack, colorBlind, evening, puzzles,
  pagesOnDesktop, pagesOnPhone, tableInDetail, recordFile, brokenLinks, takenSeat, serverDown,
  turnOnTab, withoutMotion, fingerAmongMany, impossibleSetup, botsAlone, publicTable, waitingTable,
};
