// All scenes, the long ones first: they run side by side. A scene's name is what it shows.
import { againstBots } from "./bots.mjs";
import { everyDecision } from "./decisions.mjs";
import { colorBlind, keyboardGame, languages, phoneGame, typedGame } from "./everyone.mjs";
import { pagesOnDesktop, pagesOnPhone, recordFile, tableInDetail } from "./pages.mjs";
import { cutMidMove, newRelease, reloadMidTurn, withoutCertificate } from "./robust.mjs";
import { friendsAndWatcher, talkAndTakeBack, twoTabs } from "./together.mjs";
import { brokenLinks, serverDown, takenSeat } from "./trouble.mjs";
import { understanding } from "./understanding.mjs";
import { dragonGame } from "./whole-games.mjs";

export const scenes = {
  dragonGame, everyDecision, keyboardGame, languages, againstBots, friendsAndWatcher, phoneGame, typedGame, understanding,
  cutMidMove, reloadMidTurn, newRelease, withoutCertificate, twoTabs, talkAndTakeBack, colorBlind,
  pagesOnDesktop, pagesOnPhone, tableInDetail, recordFile, brokenLinks, takenSeat, serverDown,
};
