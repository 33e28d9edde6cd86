// Generated from crates/protocol/src by `cargo xtask bless protocol`; do not edit.

/** The version of what is told. */
export const VERSION = 1;

/** The most bytes of a question, and of the head or a page of a table. */
export const MAX_BYTES = 16384;

/** A table as everybody sees it. */
export type About = {
  /** The id of the game. */ game: string,
  /** Edition, boxes and switches. */ setup: SetupSpec,
  /** The version of the rules. */ rulesVersion: number,
  /** The seats in turn order. */ seats: Array<SeatAbout>,
  /** What the table tells beyond what people see. */ aids: Aids,
  /** The clock. */ clock: TimeControl,
  /** How long the last answer of a turn can be taken back before the next draw, in milliseconds. */ graceMs: number,
  /** Whether the lobby shows it. */ isPublic: boolean,
  /** The SHA-256 of the seed behind the draws, as hex. */ seedHash: string,
  /** What every person added to the draws, as hex, by seats; empty before the game starts. */ nonces: Array<string | null>,
  /** The seed, as hex, once the game is over. */ seed?: string,
  /** When a next game starts at the latest, on the server's clock: until then every person adds to the draws with the command `nonce`. */ startByMs?: number,
  /** Where the game stands. */ status: Status,
  /** How it ended. */ result?: GameResult,
  /** The match that it belongs to. */ series?: Series,
  /** The next game of these people. */ nextGame?: string,
  /** Where it began, if not with the first tile. Then `seedHash` is empty: its draws cannot be checked. */ begin?: Beginning, };

/** What a game tells its players. What is not told is not sent. */
export type Aids = "none" | "tabletop" | "all";

/** How far the analysis of a game is. */
export type AnalysisProgress = { "kind": "waiting",
  /** How many are before it. */ before: number, } | { "kind": "running",
  /** How many moves and draws have been looked at. */ done: number,
  /** Of how many. */ of: number, } | { "kind": "done",
  /** What the game was like. */ analysis: GameAnalysis, };

/** What a query is answered with. */
export type Answer = { "kind": "why-refused" } & WhyRefused | { "kind": "fits" } & Fits | { "kind": "dead-cells" } & DeadCells | { "kind": "move-score" } & MoveScore | { "kind": "projection" } & Projection | { "kind": "features" } & Features | { "kind": "feature" } & FeatureDetail | { "kind": "remaining" } & Remaining | { "kind": "points" } & Points | { "kind": "rule" } & RuleText;

/** A question as it is told to those who are not asked. */
export type Asked = {
  /** Who is asked. */ seat: number,
  /** The name of the question. */ name: string,
  /** What is asked, as a sentence. */ said?: Said, };

/** What the game waits for. */
export type Awaited = { "kind": "decision",
  /** Who is asked. */ seat: number,
  /** The name of the question. */ name: string,
  /** The id of the tile that is to be placed, if one is. */ tile?: string, } | { "kind": "draw",
  /** Whose turn it is. */ seat: number,
  /** What is drawn: `tile`, `bazaar` or `flock`. */ draw: string, } | { "kind": "over" };

/** What is awaited, and the clocks. */
export type Awaits = {
  /** Who is asked. */ seat?: number,
  /** What is asked: the name of the decision. */ question?: string,
  /** What is asked, as a sentence. */ said?: Said,
  /** Until when the last answer can be taken back, on the server's clock; then the next draw comes. */ drawAtMs?: number,
  /** What every seat has left, in milliseconds, if time is kept. */ leftMs?: Array<number>,
  /** Whose clock runs. */ running?: number,
  /** Which seat asks for a take-back. */ takeback?: number, };

/** The bag and what has left it for good or for a while. */
export type Bag = {
  /** How many tiles can still be drawn. */ nTiles: number,
  /** How many tiles are set aside. */ nAside: number,
  /** How many tiles were discarded. */ nDiscarded: number,
  /** How many tokens are in the token bag, if the game has one. */ nTokens?: number,
  /** How many tiles of each kind nobody has seen; only with all aids. */ tiles?: { [key in string]: number },
  /** How many tokens of each kind are in the token bag; only with all aids. */ tokens?: { [key in string]: number }, };

/** A bazaar. */
export type Bazaar = {
  /** The ids of the tiles that nobody has. */ lots: Array<string>,
  /** The tile that is auctioned. */ offer?: Offer, };

/** Where a table began, if not with the first tile. */
export type Beginning = {
  /** The game whose position it goes on from. */ game: string,
  /** After how many moves and draws of it. */ at: number, };

/** A move with what it promises. */
export type BestMove = {
  /** The move in notation. */ text: string,
  /** The move as a sentence. */ said?: Said,
  /** The margin that it promises. */ margin: number,
  /** The chance to win that it promises. */ win: number, };

/** A cell with rotations and the cell of the tile below a bridge, as `[x, y, rotations, bridge x, bridge y]`. */
export type BridgedCell = [number, number, number, number, number];

/** Who chose a move. */
export type By = "person" | "bot";

/** A castle. */
export type Castle = {
  /** All its segments. */ spots: Array<WireSpot>, };

/** What a client can offer before a game. */
export type Catalogue = {
  /** The version of the rules that new games are played by. */ rulesVersion: number,
  /** The presets. */ presets: Array<CataloguePreset>,
  /** The preset of a game for which nobody chose one; earlier servers do not tell it. */ usualPreset?: string,
  /** The boxes that can be added to the base game. */ boxes: Array<CatalogueBox>,
  /** All switches. */ switches: Array<CatalogueSwitch>, };

/** A box. */
export type CatalogueBox = {
  /** Its name. */ name: string,
  /** Its title for people. */ title: string,
  /** How many tiles it adds. */ tiles: number,
  /** The parts that can be chosen one by one: `NAME:PART+PART`; none if it is played as a whole. */ parts: Array<string>,
  /** Whether its rules can be played. */ isPlayable: boolean,
  /** Whether its tiles can be played as plain landscape: `NAME:none`. */ isLandscape: boolean, };

/** A preset: the choices of a printed edition. */
export type CataloguePreset = {
  /** Its name. */ name: string,
  /** Its title for people. */ title: string, };

/** A switch. */
export type CatalogueSwitch = {
  /** Its name. */ key: string,
  /** What it decides, in plain English. */ about: string,
  /** The box, or part of one, that it belongs to. */ section: string,
  /** Its values. */ values: Array<CatalogueValue>,
  /** What each preset chooses. */ presets: { [key in string]: PresetChoice }, };

/** A value of a switch. */
export type CatalogueValue = {
  /** Its name. */ name: string,
  /** What it means, in a few English words. */ short: string,
  /** What it means, in an English sentence. */ sentence: string,
  /** The ids of the rules behind it. */ rules: Array<string>, };

/** A cell with the rotations that are legal there, as `[x, y, rotations]`: bit 0 stands for `r0`, bit 1 for `r90`, bit 2 for `r180` and bit 3 for `r270`. Of rotations that look alike only the first is told. */
export type CellRotations = [number, number, number];

/** What a client says. */
export type ClientMessage = { "type": "hello",
  /** The version of the protocol that the client speaks. */ protocol: number,
  /** Tokens of an identity and of seats. They travel here and never in an address. */ tokens: Array<string>, } | { "type": "present",
  /** The token. */ token: string, } | { "type": "watch",
  /** Which. */ game: string,
  /** The last version the client has seen; it gets what it missed. Without it, it gets a full view. */ after?: number, } | { "type": "leave",
  /** Which. */ game: string, } | { "type": "do",
  /** Which game. */ game: string,
  /** What the client calls this command: sent twice, it counts once. At most 40 characters. */ id: string,
  /** For which seat; needed only by those who hold several. */ seat?: number,
  /** What. */ command: Command, } | { "type": "ask",
  /** Which game. */ game: string,
  /** What the client calls this question. */ id: string,
  /** What it asks. */ query: Query, };

/** What a seat can do. */
export type Command = { "kind": "move",
  /** The move in notation. */ text: string,
  /** The version of the game that the client saw when it chose. */ against: number, } | { "kind": "confirm" } | { "kind": "undo" } | { "kind": "ask-takeback" } | { "kind": "answer-takeback",
  /** Whether the seat agrees. */ accept: boolean, } | { "kind": "stand-up" } | { "kind": "resign" } | { "kind": "abort" } | { "kind": "nonce",
  /** 32 random hex digits, made after the hash of the seed was seen. */ nonce: string, } | { "kind": "claim",
  /** Which seat is absent. */ seat: number, } | { "kind": "replace",
  /** Which seat is absent. */ seat: number, } | { "kind": "hand-over" } | { "kind": "rematch" } | { "kind": "say",
  /** What. */ text: string, };

/** Makes a table. */
export type CreateGame = {
  /** Edition, boxes and switches. */ setup: SetupSpec,
  /** The seats in turn order, 1 to 6. */ seats: Array<SeatPlan>,
  /** What the table tells beyond what people see. */ aids: Aids,
  /** The clock. */ clock: TimeControl,
  /** How long the last answer of a turn can be taken back before the next draw, in milliseconds: 0 to 60,000, and 0 where people have less than five minutes each. Without it, as much as that allows up to 5,000. Whoever takes an answer back has thought all the while: the clock runs on as if it had not been given. */ graceMs?: number,
  /** Whether the lobby shows it. */ isPublic: boolean,
  /** The number of games that decide a match: 1, 3 or 5. */ bestOf: number, };

/** Cells that nothing can fill. */
export type DeadCells = {
  /** The cells, row by row. */ cells: Array<WireCell>, };

/** Does something for a seat; the token of the seat, or of the identity that took it, comes in the `Authorization` header. */
export type DoBody = {
  /** What the client calls it: sent twice, it counts once. */ id: string,
  /** For which seat; needed if the token opens several. Without it a move is of the seat that is asked. */ seat?: number,
  /** What. */ command: Command, };

/** What was done. */
export type Done = {
  /** The version of the game that it made. */ version: number, };

/** Why a game is over. */
export type EndReason = "finished" | "resigned" | "time" | "absent" | "aborted" | "closed";

/** A feature with all its segments. */
export type FeatureDetail = {
  /** What it is, such as `road`. */ feature: string,
  /** Free sides, or empty cells around; 0 for fields. */ open: number,
  /** Whether it is complete. Fields never are. */ isComplete: boolean,
  /** How many tiles it has. */ nTiles: number,
  /** How many pennants it has. */ nPennants: number,
  /** Owners and worth, if anybody stands there. */ worth?: Worth,
  /** The notation of the segment that was asked about, such as `1,0 road:E`. */ name: string,
  /** All its segments. */ spots: Array<SpotAt>, };

/** Occupied features. */
export type Features = {
  /** How many were left out before the first. */ from: number,
  /** How many there are in all. */ nFeatures: number,
  /** The features, in the order in which their first figure was placed. */ features: Array<Worth>, };

/** A figure on the board. */
export type FigureAt = {
  /** Whose it is. */ seat: number,
  /** What it is. */ figure: string,
  /** Where it stands. */ spot: WireSpot, };

/** A figure on the board that can be chosen. */
export type FigureChoice = {
  /** The notation of the move. */ text: string,
  /** Whose it is. */ seat: number,
  /** What it is. */ figure: string,
  /** Where it stands. */ spot: WireSpot,
  /** The move as a sentence. */ said?: Said, };

/** What fits in a cell. */
export type Fits = {
  /** The cell. */ cell: WireCell,
  /** The remaining kinds of tiles that fit there now. */ tiles: Array<FittingTile>,
  /** How many such tiles nobody has seen. */ nFitting: number,
  /** How many tiles nobody has seen. */ nUnseen: number,
  /** How many tiles are drawn before the next turn of the seat that asks, one per turn. */ nDraws?: number,
  /** The chance that at least one of these draws is a fitting tile, to six digits. */ chance?: number, };

/** A kind of tile that fits in a cell. */
export type FittingTile = {
  /** The id of the tile. */ tile: string,
  /** How many nobody has seen. */ count: number,
  /** The rotations, a bit each, as in a question. */ rotations: number,
  /** Those of them that need a bridge. */ withBridge: number, };

/** What a game was like, seen by the strongest bot. Margins are in points, of a seat over the best other; chances are from 0 to 1. */
export type GameAnalysis = {
  /** How many positions were looked at for every decision. */ nodes: number,
  /** Every decision, in order. */ decisions: Array<JudgedMove>,
  /** Every draw, in order. */ draws: Array<JudgedDraw>,
  /** Every seat. */ seats: Array<JudgedSeat>, };

/** A page of a list. */
export type GameList = {
  /** The games, newest first. */ games: Array<ListedGame>,
  /** Where the next page begins, if there is one. */ next?: string, };

/** A table that was made. */
export type GameMade = {
  /** Its id. */ game: string,
  /** The link of every seat that people sit in. Whoever opens it first sits there, the creator like everybody else. */ seats: Array<SeatToken>,
  /** The path where everybody can watch. */ watch: string,
  /** The SHA-256 of the seed behind the draws, as hex: keep it, and only then sit down with a nonce. */ seedHash?: string, };

/** How a game ended. */
export type GameResult = {
  /** Who won; several if they are even, none if nobody did. */ winners: Array<number>,
  /** Why it is over. */ reason: EndReason,
  /** The scores then. */ scores: Array<number>, };

/** Goes on from a position of a game that is over: a new table begins there. */
export type GoOn = {
  /** After how many moves and draws of that game. */ at: number,
  /** Who is to sit in the seats, as many as that game has. */ seats: Array<SeatPlan>,
  /** What the table tells beyond what people see. */ aids: Aids, };

/** A move with what it loses. */
export type GradedMove = {
  /** The move in notation. */ text: string,
  /** What it loses against the best, in points. */ lost: number, };

/** Moves that do the same in different places. */
export type Group = { "kind": "place-tile",
  /** The id of the tile. */ tile: string,
  /** The notation, with `{cell}` and `{rotation}`. */ text: string,
  /** Where, and how it may be turned there. */ cells: Array<CellRotations>, } | { "kind": "place-tile-with-bridge",
  /** The id of the tile. */ tile: string,
  /** The direction of the bridge. */ axis: WireAxis,
  /** The notation, with `{cell}`, `{rotation}` and `{bridge}`. */ text: string,
  /** Where, how it may be turned there, and over which cell the bridge leads. */ cells: Array<BridgedCell>, } | { "kind": "place-figure",
  /** The figures, any of which may be placed at all of the spots. */ figures: Array<string>,
  /** The notation, with `{figure}`, `{cell}` and `{name}`. */ text: string,
  /** Where. */ spots: { [key in string]: Array<SpotAt> }, } | { "kind": "move-figure",
  /** The figures, any of which may go to all of the spots. */ origins: Array<Origin>,
  /** The notation, with `{origin}`, `{cell}` and `{name}`. */ text: string,
  /** Where to. */ spots: { [key in string]: Array<SpotAt> }, } | { "kind": "take-back",
  /** Which. */ figures: Array<FigureChoice>, } | { "kind": "send-home",
  /** Which. */ figures: Array<FigureChoice>, } | { "kind": "capture",
  /** Which. */ figures: Array<FigureChoice>, } | { "kind": "convert",
  /** The figure that becomes its lord. */ figures: Array<FigureChoice>, } | { "kind": "move-neutral",
  /** The neutral figures, any of which may go to all of the spots. */ neutrals: Array<string>,
  /** The notation, with `{neutral}`, `{cell}` and `{name}`. */ text: string,
  /** Where to. */ spots: { [key in string]: Array<SpotAt> }, } | { "kind": "put-beside",
  /** Which neutral figure. */ neutral: string,
  /** Beside which figure. */ figures: Array<FigureChoice>, } | { "kind": "put-aside",
  /** Which. */ neutral: string,
  /** The notation. */ text: string, } | { "kind": "place-token",
  /** Which. */ token: string,
  /** The notation, with `{cell}` and perhaps `{name}`. */ text: string,
  /** Where. */ spots: { [key in string]: Array<SpotAt> }, } | { "kind": "build-bridge",
  /** Its direction. */ axis: WireAxis,
  /** The notation, with `{cell}`. */ text: string,
  /** The cells of the tiles below it. */ cells: Array<WireCell>, } | { "kind": "exchange",
  /** Whose figure: the asked seat's. */ seat: number,
  /** Which kind. */ figure: string,
  /** The notation. */ text: string, } | { "kind": "ransom",
  /** Who holds it. */ holder: number,
  /** Which kind. */ figure: string,
  /** The notation. */ text: string, } | { "kind": "choose",
  /** The notation, with `{cell}` and `{name}`. */ text: string,
  /** A segment of each feature. */ spots: { [key in string]: Array<SpotAt> }, } | { "kind": "auction",
  /** The id of the tile. */ tile: string,
  /** The notation, with `{amount}`. */ text: string,
  /** The lowest opening bid. */ lowest: number,
  /** The highest opening bid. */ highest: number, } | { "kind": "bid",
  /** The notation, with `{amount}`. */ text: string,
  /** The lowest bid. */ lowest: number,
  /** The highest bid. */ highest: number, } | { "kind": "buy",
  /** The notation. */ text: string, } | { "kind": "sell",
  /** The notation. */ text: string, } | { "kind": "take-lot",
  /** The id of the tile. */ tile: string,
  /** The notation. */ text: string, } | { "kind": "again",
  /** The notation. */ text: string, } | { "kind": "grow",
  /** The notation. */ text: string, } | { "kind": "herd",
  /** The notation. */ text: string, } | { "kind": "pass",
  /** The notation. */ text: string, };

/** Who sits in a seat. */
export type Holder = { "kind": "open" } | { "kind": "person" } | { "kind": "bot",
  /** Which. */ level: string,
  /** Why it plays on for a person, if it does. */ since?: TakeoverReason, };

/** An identity that was made. */
export type IdentityMade = {
  /** Its id. */ identity: string,
  /** Its token, for the client to keep. */ token: string, };

/** What stands between the things of a list. */
export type Join = "commas" | "and" | "sum";

/** A draw with its luck. */
export type JudgedDraw = {
  /** After how many moves and draws it came. */ at: number,
  /** Who drew. */ seat: number,
  /** What was drawn, in notation. */ drawn: string,
  /** The chance with which this is drawn. */ chance: number,
  /** The margin that the seat expects after it. */ margin: number,
  /** How much more that is than the mean over everything that could have been drawn, in points. */ luck: number, };

/** A decision, and what it was worth. */
export type JudgedMove = {
  /** After how many moves and draws it was asked: `GET /api/games/{id}/moves/{at}` shows it. */ at: number,
  /** Who decided. */ seat: number,
  /** What was played, in notation. */ played: string,
  /** What was played, as a sentence. */ said?: Said,
  /** The margin that the best move promises. */ margin: number,
  /** The chance of every seat to win, before the move. */ win: Array<number>,
  /** What the move lost against the best, in points. */ lost: number,
  /** What it lost of the chance to win. */ lostWin: number,
  /** The best moves and the one that was played, best first. */ best: Array<BestMove>,
  /** Whether there was only one legal move. */ isForced: boolean,
  /** Whether the values are exact. */ isExact: boolean, };

/** What a seat lost in sum, and how lucky it was. */
export type JudgedSeat = {
  /** What its moves lost, in points. */ lost: number,
  /** The luck of its draws, in points. */ luck: number, };

/** A game in a list. */
export type ListedGame = {
  /** Who plays, by which rules. */ about: About,
  /** When it last changed, in milliseconds since 1970. */ updatedMs: number,
  /** Which seat is asked. */ asked?: number,
  /** The scores. */ scores: Array<number>, };

/** What a move would score. */
export type MoveScore = {
  /** The points of every seat that the move brings before anything else is drawn or decided. */ points: Array<number>,
  /** Whether the game is over then, so that final scoring is among the points. */ endsGame: boolean, };

/** A neutral figure on the board. */
export type NeutralAt = {
  /** Which. */ neutral: string,
  /** Where it stands. */ spot: WireSpot,
  /** The figure that it stands beside, if it does. */ beside?: FigureAt, };

/** A tile that is auctioned. */
export type Offer = {
  /** The id of the tile. */ tile: string,
  /** The highest bid. */ bid: number,
  /** Who made it. */ bidder: number, };

/** A figure on the board that can go elsewhere. */
export type Origin = {
  /** The beginning of the notation, for `{origin}`. */ text: string,
  /** Whose it is. */ seat: number,
  /** What it is. */ figure: string,
  /** Where it stands. */ from: WireSpot,
  /** What the sentence of a move says of it. */ args?: { [key in string]: SaidArg }, };

/** Tokens on the board. */
export type PlacedTokens = {
  /** Which. */ token: string,
  /** Where. */ spot: WireSpot,
  /** How many. */ count: number, };

/** What every seat got its points for. The rows of a seat add up to its score. */
export type Points = {
  /** What brought points or cost them, in the order of a table. */ rows: Array<PointsOfSource>, };

/** What a source brought. */
export type PointsOfSource = {
  /** The source. */ said: Said,
  /** What it brought every seat; below zero if the seat paid. */ points: Array<number>, };

/** What a preset chooses. */
export type PresetChoice = {
  /** The value. */ value: string,
  /** Whether no text of that publisher on this point is known. */ isInferred: boolean, };

/** Prisoners of a kind. */
export type Prisoners = {
  /** Whose figures they are. */ seat: number,
  /** What they are. */ figure: string,
  /** How many. */ count: number, };

/** Why something was refused. */
export type Problem = {
  /** What kind of refusal, for programs. */ code: string,
  /** What was wrong and what would be right, for people who write programs. */ message: string,
  /** The rule, if one forbids it. */ rule?: string, };

/** The scores if the game ended now. */
export type Projection = {
  /** The scores of every seat, final scoring included. */ scores: Array<number>,
  /** What final scoring would add. */ gains: Array<number>, };

/** What a list says of a puzzle. */
export type PuzzleAbout = {
  /** Its name, for `GET /api/puzzles/{id}`. */ id: string,
  /** The edition, boxes and switches of its game. */ setup: SetupSpec,
  /** What it is about: the name of its question, `scoring` or `end-game`. */ theme: string,
  /** From 1, easy, to 5. */ difficulty: number,
  /** Who is asked. */ seat: number,
  /** After how many moves and draws of its game. */ at: number, };

/** All puzzles, and the one of today. */
export type PuzzleList = {
  /** All of them. */ puzzles: Array<PuzzleAbout>,
  /** The name of today's, by UTC; nothing if there are none. */ daily?: string, };

/** A puzzle to solve. */
export type PuzzleView = {
  /** Which. */ about: PuzzleAbout,
  /** The position, as a game shows it. */ view: View,
  /** Its tiles. */ pages: Array<TablePage>,
  /** What is asked, with all legal moves. */ question: Question,
  /** What every legal move loses, best first. The first is the solution: clients show it after an answer. */ answers: Array<GradedMove>,
  /** The margin that the best move promises, in points. */ margin: number,
  /** Whether the values are exact. */ isExact: boolean,
  /** The game up to there, as a record. */ record: string, };

/** What a client asks. */
export type Query = { "kind": "why-refused",
  /** The notation of the move. */ text: string,
  /** The segment that the move ends with, for clients that know where somebody points but not what that is called. */ spot?: SpotAt, } | { "kind": "fits",
  /** The empty cell. */ cell: WireCell, } | { "kind": "dead-cells", } | { "kind": "move-score",
  /** The notation of the move. */ text: string, } | { "kind": "projection", } | { "kind": "features",
  /** How many to leave out, for those that were told before. */ from: number, } | { "kind": "feature",
  /** The cell of one of its segments. */ cell: WireCell,
  /** The index of the segment on its tile, as in a spot. */ segment: number, } | { "kind": "remaining", } | { "kind": "points", } | { "kind": "rule",
  /** The id of the rule, such as `BA-05`. */ id: string, };

/** Why a query is not answered. */
export type QueryRefusal = { "kind": "aids",
  /** The aids of the game. */ aids: Aids,
  /** The least aids that would. */ needs: Aids, } | { "kind": "no-cell",
  /** The cell. */ cell: WireCell, } | { "kind": "no-segment",
  /** The cell. */ cell: WireCell,
  /** The index of the segment. */ segment: number, } | { "kind": "not-legal", } | { "kind": "no-moves", } | { "kind": "no-rule",
  /** The id. */ id: string, };

/** What a seat is asked. */
export type Question = {
  /** Who is asked. */ seat: number,
  /** The name of the question, such as `tile`. */ name: string,
  /** What is asked, as a sentence. */ said?: Said,
  /** The rule that asks it. */ rule: string,
  /** All legal moves. */ groups: Array<SaidGroup>,
  /** What sentences say of some spots and not of others: a feature, its sides, points. */ ways?: Array<{ [key in string]: SaidArg }>, };

/** What is left. */
export type Remaining = {
  /** The bag, with counts by kind. */ bag: Bag,
  /** How many tiles of each kind are set aside. */ aside: { [key in string]: number }, };

/** What a rule says. */
export type RuleText = {
  /** The id, such as `BA-05`. */ id: string,
  /** The title of its document, such as `Base game`. */ title: string,
  /** The text in English, with the markup of its document: `**bold**`, `` `code` ``. */ text: string,
  /** What the pages for players say about it in this game, as messages of the catalogues; nothing if they do not. */ told: Array<Said>, };

/** A sentence. Keys and arguments are those of the catalogues in `crates/text`. */
export type Said = {
  /** The key of the message; absent where there are only words about a notation. */ key?: string,
  /** The arguments of the message by name. */ args: { [key in string]: SaidArg },
  /** The sentence in English. What happens, what is asked and what answers it come without: they name players. */ text?: string, };

/** An argument of a sentence. */
export type SaidArg = number | string | Array<string> | {
  /** Which. */ seat: number, } | {
  /** Where. */ cell: WireCell, } | {
  /** What is listed. */ list: Array<SaidArg>,
  /** What stands between. */ join: Join, } | Said;

/** Something that happened, and the sentence that tells it. */
export type SaidEvent = {
  /** The sentence; earlier servers tell none. */ said?: Said, } & ({ "kind": "turn-started",
  /** Whose. */ seat: number, } | { "kind": "drawn",
  /** By whom. */ seat: number,
  /** The id of the tile. */ tile: string, } | { "kind": "discarded",
  /** The id of the tile. */ tile: string, } | { "kind": "declined",
  /** Who. */ seat: number,
  /** The id of the tile. */ tile: string, } | { "kind": "tile-placed",
  /** By whom. */ seat: number,
  /** The id of the tile. */ tile: string,
  /** Where. */ cell: WireCell,
  /** How it was turned, in quarter turns clockwise. */ rotation: number, } | { "kind": "figure-placed",
  /** By whom. */ seat: number,
  /** Which. */ figure: string,
  /** Where. */ spot: WireSpot, } | { "kind": "figure-returned",
  /** Whose. */ seat: number,
  /** Which. */ figure: string,
  /** Where it stood. */ spot: WireSpot,
  /** Why. */ cause: WireCause,
  /** The rule that sends it home. */ rule: string, } | { "kind": "scored",
  /** Who. */ seat: number,
  /** The rule that gives the points. */ rule: string,
  /** Why. */ reason: WireReason,
  /** What kind of feature, if it was one. */ feature?: string,
  /** A segment of the feature or the tile, if the points belong to a place. */ spot?: WireSpot,
  /** The points. */ points: number,
  /** The points, term by term. */ terms: Array<WireTerm>,
  /** Who contended for the feature, if seats did. */ contest?: WireContest, } | { "kind": "tokens-taken",
  /** Who. */ seat: number,
  /** Which. */ token: string,
  /** How many. */ count: number, } | { "kind": "token-drawn",
  /** Who. */ seat: number,
  /** Which. */ token: string, } | { "kind": "token-placed",
  /** Who. */ seat: number,
  /** Which. */ token: string,
  /** Where. */ spot: WireSpot,
  /** How many lie there now. */ count: number, } | { "kind": "figure-captured",
  /** Whose. */ seat: number,
  /** Which. */ figure: string,
  /** Where it stood. */ spot: WireSpot,
  /** Who holds it now. */ captor: number, } | { "kind": "prisoner-freed",
  /** Whose. */ seat: number,
  /** Which. */ figure: string,
  /** Who held it. */ holder: number,
  /** How: `exchange` or `ransom`. */ release: string, } | { "kind": "paid",
  /** Who. */ from: number,
  /** To whom, if not to nobody. */ to?: number,
  /** How many. */ points: number,
  /** What for: `ransom` or `bazaar`. */ payment: string, } | { "kind": "set-aside",
  /** The id of the tile. */ tile: string, } | { "kind": "tiles-returned",
  /** How many. */ count: number, } | { "kind": "figure-moved",
  /** Whose. */ seat: number,
  /** Which. */ figure: string,
  /** Where it stood. */ from: WireSpot,
  /** Where it stands now. */ to: WireSpot, } | { "kind": "neutral-moved",
  /** By whom: who moved it, or whose tile or figure made it move. Earlier versions did not tell. */ mover?: number,
  /** Which. */ neutral: string,
  /** Where to. */ to: WireSpot, } | { "kind": "neutral-aside",
  /** Which. */ neutral: string,
  /** Why, if the server tells it. */ departure?: WireDeparture, } | { "kind": "dragon-stopped",
  /** How many moves it made. */ moves: number,
  /** What is in its way in the north, east, south and west. */ obstacles: [WireObstacle, WireObstacle, WireObstacle, WireObstacle], } | { "kind": "lot-turned-up",
  /** The id of the tile. */ tile: string, } | { "kind": "offered",
  /** Who. */ seat: number,
  /** The id of the tile. */ tile: string,
  /** The opening bid. */ bid: number, } | { "kind": "bid",
  /** Who. */ seat: number,
  /** How much. */ bid: number, } | { "kind": "lot-taken",
  /** Who. */ seat: number,
  /** The id of the tile. */ tile: string, } | { "kind": "owed-taken",
  /** Who. */ seat: number,
  /** The id of the tile. */ tile: string, } | { "kind": "game-ended" });

/** Moves that do the same in different places, and how they are said.  The arguments of the sentence of a move are those of `said`, of the way of its spot, and of its origin; an argument that is a place such as `{cell}` gets what stands there in the notation: a cell, the degrees of a rotation, an amount, a word. */
export type SaidGroup = {
  /** The sentence of a move. Where figures are chosen, each has its own. */ said?: Said,
  /** In which ways of the question the spots are told, name by name in the order of `spots`. */ wayOf?: { [key in string]: Array<WayOf> }, } & ({ "kind": "place-tile",
  /** The id of the tile. */ tile: string,
  /** The notation, with `{cell}` and `{rotation}`. */ text: string,
  /** Where, and how it may be turned there. */ cells: Array<CellRotations>, } | { "kind": "place-tile-with-bridge",
  /** The id of the tile. */ tile: string,
  /** The direction of the bridge. */ axis: WireAxis,
  /** The notation, with `{cell}`, `{rotation}` and `{bridge}`. */ text: string,
  /** Where, how it may be turned there, and over which cell the bridge leads. */ cells: Array<BridgedCell>, } | { "kind": "place-figure",
  /** The figures, any of which may be placed at all of the spots. */ figures: Array<string>,
  /** The notation, with `{figure}`, `{cell}` and `{name}`. */ text: string,
  /** Where. */ spots: { [key in string]: Array<SpotAt> }, } | { "kind": "move-figure",
  /** The figures, any of which may go to all of the spots. */ origins: Array<Origin>,
  /** The notation, with `{origin}`, `{cell}` and `{name}`. */ text: string,
  /** Where to. */ spots: { [key in string]: Array<SpotAt> }, } | { "kind": "take-back",
  /** Which. */ figures: Array<FigureChoice>, } | { "kind": "send-home",
  /** Which. */ figures: Array<FigureChoice>, } | { "kind": "capture",
  /** Which. */ figures: Array<FigureChoice>, } | { "kind": "convert",
  /** The figure that becomes its lord. */ figures: Array<FigureChoice>, } | { "kind": "move-neutral",
  /** The neutral figures, any of which may go to all of the spots. */ neutrals: Array<string>,
  /** The notation, with `{neutral}`, `{cell}` and `{name}`. */ text: string,
  /** Where to. */ spots: { [key in string]: Array<SpotAt> }, } | { "kind": "put-beside",
  /** Which neutral figure. */ neutral: string,
  /** Beside which figure. */ figures: Array<FigureChoice>, } | { "kind": "put-aside",
  /** Which. */ neutral: string,
  /** The notation. */ text: string, } | { "kind": "place-token",
  /** Which. */ token: string,
  /** The notation, with `{cell}` and perhaps `{name}`. */ text: string,
  /** Where. */ spots: { [key in string]: Array<SpotAt> }, } | { "kind": "build-bridge",
  /** Its direction. */ axis: WireAxis,
  /** The notation, with `{cell}`. */ text: string,
  /** The cells of the tiles below it. */ cells: Array<WireCell>, } | { "kind": "exchange",
  /** Whose figure: the asked seat's. */ seat: number,
  /** Which kind. */ figure: string,
  /** The notation. */ text: string, } | { "kind": "ransom",
  /** Who holds it. */ holder: number,
  /** Which kind. */ figure: string,
  /** The notation. */ text: string, } | { "kind": "choose",
  /** The notation, with `{cell}` and `{name}`. */ text: string,
  /** A segment of each feature. */ spots: { [key in string]: Array<SpotAt> }, } | { "kind": "auction",
  /** The id of the tile. */ tile: string,
  /** The notation, with `{amount}`. */ text: string,
  /** The lowest opening bid. */ lowest: number,
  /** The highest opening bid. */ highest: number, } | { "kind": "bid",
  /** The notation, with `{amount}`. */ text: string,
  /** The lowest bid. */ lowest: number,
  /** The highest bid. */ highest: number, } | { "kind": "buy",
  /** The notation. */ text: string, } | { "kind": "sell",
  /** The notation. */ text: string, } | { "kind": "take-lot",
  /** The id of the tile. */ tile: string,
  /** The notation. */ text: string, } | { "kind": "again",
  /** The notation. */ text: string, } | { "kind": "grow",
  /** The notation. */ text: string, } | { "kind": "herd",
  /** The notation. */ text: string, } | { "kind": "pass",
  /** The notation. */ text: string, });

/** A seat as everybody sees it. */
export type SeatAbout = {
  /** Who sits there. */ holder: Holder,
  /** The name to show, as the person wrote it: text, never markup. */ name: string, };

/** Puts a bot in a free seat; the token of its link comes in the `Authorization` header. The last seat starts the game. */
export type SeatBot = {
  /** Which bot. */ level: string, };

/** Who is to sit in a seat. */
export type SeatPlan = { "kind": "open" } | { "kind": "bot",
  /** Which. */ level: string, };

/** The token of a seat, or of a link that lets somebody sit down there once. */
export type SeatToken = {
  /** Which seat. */ seat: number,
  /** Its token. */ token: string,
  /** The path to give to the person; the token is in its fragment, which never reaches a server's log. */ link: string, };

/** What a seat has. */
export type SeatView = {
  /** Its points. */ score: number,
  /** The figures that it may still place, without kinds of which it has none. */ supply: { [key in string]: number },
  /** Its tokens, without those that it lacks. */ tokens: { [key in string]: number },
  /** The prisoners that it holds. */ prisoners: Array<Prisoners>,
  /** The tile of a bazaar that it places in its next turn. */ owed?: string, };

/** A seat that was taken, by a person or for a bot. */
export type Seated = {
  /** Which seat. */ seat: number,
  /** The version of the game that it made. */ version: number,
  /** The token of the seat, for whoever came with a link: the link opens nothing any more. */ token?: string, };

/** A match of several games. */
export type Series = {
  /** The number of games that decide it: 1, 3 or 5. */ bestOf: number,
  /** The games before this one. */ games: Array<string>,
  /** How many games each person has won, by seats of this game. */ wins: Array<number>, };

/** What the server says. */
export type ServerMessage = { "type": "welcome",
  /** The version of the protocol that the server speaks. */ protocol: number,
  /** The time on the server, in milliseconds since 1970: clocks are told in it. */ nowMs: number,
  /** What the pages of the server are called: another name than before means that they have changed, and that a page that was loaded earlier should be loaded again. Servers without pages have none. */ pages?: string, } | { "type": "view" } & View | { "type": "view-page",
  /** Which game. */ game: string,
  /** The version of the view. */ version: number,
  /** The tiles. */ page: TablePage, } | { "type": "update" } & Update | { "type": "question",
  /** Which game. */ game: string,
  /** The version it belongs to. */ version: number,
  /** The question with its legal moves. */ question: Question, } | { "type": "ack",
  /** Which game. */ game: string,
  /** What the client called it. */ id: string,
  /** The version that it made. */ version: number, } | { "type": "refused",
  /** Which game, if it was about one. */ game?: string,
  /** What the client called it, if it called it anything. */ id?: string,
  /** Why. */ problem: Problem, } | { "type": "answer",
  /** Which game. */ game: string,
  /** What the client called its question. */ id: string,
  /** The answer. */ answer: Answer, } | { "type": "resync",
  /** Which game. */ game: string, } | { "type": "presence",
  /** Which game. */ game: string,
  /** Which seats are connected. */ seats: Array<boolean>,
  /** How many others watch. */ watchers: number, };

/** Every reason why a setup cannot be played. */
export type SetupProblem = {
  /** The reasons, at least one. */ reasons: Array<SetupReason>, };

/** One reason why a setup cannot be played. */
export type SetupReason = {
  /** What sort of reason it is, such as `unknown-box`. */ key: string,
  /** What is wrong and what would be right, in English. */ text: string, };

/** Preset, boxes and switches of a game. */
export type SetupSpec = {
  /** The name of the preset: the edition whose choices the game starts from. */ preset: string,
  /** Boxes, perhaps with parts behind a colon, joined by `+`. */ boxes: Array<string>,
  /** Switches that differ from the preset's choice, with their values. */ switches: { [key in string]: string }, };

/** A segment on the board, as `[x, y, segment]`: its cell, and its index on the tile as in [`WireSpot`]. */
export type SpotAt = [number, number, number];

/** Where a game stands. */
export type Status = "gathering" | "playing" | "over";

/** Everything that lies on the table. */
export type Table = {
  /** Everything but the tiles. */ head: TableHead,
  /** The tiles in the order in which they were placed. */ tiles: Array<TileAt>, };

/** Everything on the table but the tiles. */
export type TableHead = {
  /** What every seat has. */ seats: Array<SeatView>,
  /** Whose turn it is. */ turn: number,
  /** What the game waits for. */ awaited: Awaited,
  /** How many tiles are on the board. */ nTiles: number,
  /** How many of them were there before the first turn. */ nStartTiles: number,
  /** In how many pages the tiles are told. */ nPages: number,
  /** The figures on the board. */ figures: Array<FigureAt>,
  /** The neutral figures on the board. */ neutrals: Array<NeutralAt>,
  /** The tokens on the board, such as the floors of towers. */ tokens: Array<PlacedTokens>,
  /** The bridges. */ bridges: Array<WireBridge>,
  /** The castles. */ castles: Array<Castle>,
  /** The bazaar, if there is one now. */ bazaar?: Bazaar,
  /** The bag. */ bag: Bag,
  /** What is printed on tiles and does nothing in this game, by the names in `tiles.ts`; whoever tells of a tile leaves it out. */ idleSigns?: Array<string>, };

/** A range of the tiles on the board. */
export type TablePage = {
  /** Which page, from 0 on. */ page: number,
  /** The place of the first tile in the order of placement, from 0 on. */ first: number,
  /** The tiles. */ tiles: Array<TileAt>, };

/** Sits down; the token of the link comes in the `Authorization` header. With the token of a seat that is taken already nothing changes. */
export type TakeSeat = {
  /** The name to show: 1 to 40 characters. */ name: string,
  /** What the person adds to the draws: 32 hex digits. Without it the server takes random ones. */ nonce?: string,
  /** The token of the person's identity, for "my games". */ identity?: string, };

/** Why a bot plays on. */
export type TakeoverReason = "time" | "resigned" | "absent" | "handed";

/** A tile on the board, as `[id, x, y, quarter turns]`. */
export type TileAt = [string, number, number, number];

/** How time is kept. */
export type TimeControl = { "kind": "none" } | { "kind": "increment",
  /** What it has at first, in seconds. */ baseS: number,
  /** What each of its turns adds, in seconds. */ addS: number, } | { "kind": "delay",
  /** What it has at first, in seconds. */ baseS: number,
  /** The delay, in seconds. */ delayS: number, } | { "kind": "days",
  /** How many. */ days: number, };

/** Something that happened in a game. */
export type Update = {
  /** Which game. */ game: string,
  /** Its version now. */ version: number,
  /** When, on the server's clock. */ atMs: number,
  /** What. */ what: What,
  /** What it did on the table, in order. */ events: Array<SaidEvent>,
  /** What is awaited now. */ awaits: Awaits, };

/** A game as it stands. */
export type View = {
  /** The version. */ version: number,
  /** Who plays, by which rules. */ about: About,
  /** What lies on the table; the tiles follow in so many pages as it says. */ table: TableHead,
  /** What is awaited. */ awaits: Awaits,
  /** The seats that the client holds. */ mine: Array<number>, };

/** So many spots that are told in one way, as `[way, spots]`: the index of the way, and the number of spots. */
export type WayOf = [number, number];

/** What happened in a game. */
export type What = { "kind": "created" } | { "kind": "seat-taken",
  /** Where. */ seat: number,
  /** The name to show. */ name: string, } | { "kind": "seat-left",
  /** Which. */ seat: number, } | { "kind": "bot-seated",
  /** Where. */ seat: number,
  /** Which bot. */ level: string, } | { "kind": "nonce-added",
  /** Where. */ seat: number, } | { "kind": "started",
  /** What every person added to the draws, as hex, by seats. */ nonces: Array<string | null>, } | { "kind": "moved",
  /** Which. */ seat: number,
  /** The move in notation. */ text: string,
  /** Who chose it. */ by: By, } | { "kind": "drawn",
  /** What, in notation. */ outcome: string, } | { "kind": "undone",
  /** How many entries. */ nEntries: number,
  /** By whom. */ seat: number, } | { "kind": "takeback-asked",
  /** Which. */ seat: number, } | { "kind": "takeback-answered",
  /** Which. */ seat: number,
  /** Whether it agreed. */ accepted: boolean, } | { "kind": "resigned",
  /** Which. */ seat: number, } | { "kind": "flag-fell",
  /** Which. */ seat: number, } | { "kind": "taken-over",
  /** Which. */ seat: number,
  /** Which bot. */ level: string,
  /** Why. */ reason: TakeoverReason, } | { "kind": "resumed" } | { "kind": "said",
  /** From which seat, if from one. */ seat?: number,
  /** Who: text, never markup. */ name: string,
  /** What: text, never markup. */ text: string, } | { "kind": "ended",
  /** How. */ result: GameResult,
  /** The seed behind the draws, as hex. */ seed: string, } | { "kind": "continued",
  /** Its id. */ game: string,
  /** Where the client sits there, by the seats of this game. */ seats: Array<number>, };

/** Why a move is refused, or that it is not. */
export type WhyRefused = {
  /** Whether the move is legal; then the rest is absent. */ isLegal: boolean,
  /** The rule that decides it, if one does. */ rule?: string,
  /** What was wrong. */ why?: Said,
  /** What would be right. */ remedy?: Said,
  /** What would be right as notation, for programs. */ notation?: string,
  /** The byte of the text that was not understood, if the text is no move at all. */ at?: number, };

/** The direction of a bridge. */
export type WireAxis = "ns" | "ew";

/** A bridge: over which tile, and in which direction. */
export type WireBridge = {
  /** The cell of the tile below it. */ cell: WireCell,
  /** Its direction. */ axis: WireAxis, };

/** Why a figure left the board for its seat's supply. */
export type WireCause = { "kind": "completed" } | { "kind": "taken-back" } | { "kind": "removed",
  /** What removed it. */ by: WireRemoval,
  /** Who did that. */ seat: number, } | { "kind": "orphaned",
  /** What removed the follower. */ by: WireRemoval,
  /** Who did that. */ seat: number, } | { "kind": "converted" } | { "kind": "castle-scored" } | { "kind": "barn" } | { "kind": "wolf" } | { "kind": "herded" };

/** A place on the table that can hold one tile, as `[x, y]`: `x` grows east, `y` grows south. */
export type WireCell = [number, number];

/** Who contends for a feature, and how it ended. Seats are in turn order. */
export type WireContest = {
  /** The power of every seat. */ powers: Array<number>,
  /** The seats with the greatest power. */ strongest: Array<number>,
  /** The seats that own the feature: the strongest, or those of them that a tie-break left. */ owners: Array<number>, };

/** Why a neutral figure left the board. */
export type WireDeparture = { "kind": "chosen",
  /** Who. */ seat: number, } | { "kind": "completed" } | { "kind": "converted" } | { "kind": "eaten",
  /** Who moved the dragon. */ mover: number,
  /** Where it stood. */ spot: WireSpot, };

/** Something that happened. Tiles, figures, tokens and features are named by the words of the notation. */
export type WireEvent = { "kind": "turn-started",
  /** Whose. */ seat: number, } | { "kind": "drawn",
  /** By whom. */ seat: number,
  /** The id of the tile. */ tile: string, } | { "kind": "discarded",
  /** The id of the tile. */ tile: string, } | { "kind": "declined",
  /** Who. */ seat: number,
  /** The id of the tile. */ tile: string, } | { "kind": "tile-placed",
  /** By whom. */ seat: number,
  /** The id of the tile. */ tile: string,
  /** Where. */ cell: WireCell,
  /** How it was turned, in quarter turns clockwise. */ rotation: number, } | { "kind": "figure-placed",
  /** By whom. */ seat: number,
  /** Which. */ figure: string,
  /** Where. */ spot: WireSpot, } | { "kind": "figure-returned",
  /** Whose. */ seat: number,
  /** Which. */ figure: string,
  /** Where it stood. */ spot: WireSpot,
  /** Why. */ cause: WireCause,
  /** The rule that sends it home. */ rule: string, } | { "kind": "scored",
  /** Who. */ seat: number,
  /** The rule that gives the points. */ rule: string,
  /** Why. */ reason: WireReason,
  /** What kind of feature, if it was one. */ feature?: string,
  /** A segment of the feature or the tile, if the points belong to a place. */ spot?: WireSpot,
  /** The points. */ points: number,
  /** The points, term by term. */ terms: Array<WireTerm>,
  /** Who contended for the feature, if seats did. */ contest?: WireContest, } | { "kind": "tokens-taken",
  /** Who. */ seat: number,
  /** Which. */ token: string,
  /** How many. */ count: number, } | { "kind": "token-drawn",
  /** Who. */ seat: number,
  /** Which. */ token: string, } | { "kind": "token-placed",
  /** Who. */ seat: number,
  /** Which. */ token: string,
  /** Where. */ spot: WireSpot,
  /** How many lie there now. */ count: number, } | { "kind": "figure-captured",
  /** Whose. */ seat: number,
  /** Which. */ figure: string,
  /** Where it stood. */ spot: WireSpot,
  /** Who holds it now. */ captor: number, } | { "kind": "prisoner-freed",
  /** Whose. */ seat: number,
  /** Which. */ figure: string,
  /** Who held it. */ holder: number,
  /** How: `exchange` or `ransom`. */ release: string, } | { "kind": "paid",
  /** Who. */ from: number,
  /** To whom, if not to nobody. */ to?: number,
  /** How many. */ points: number,
  /** What for: `ransom` or `bazaar`. */ payment: string, } | { "kind": "set-aside",
  /** The id of the tile. */ tile: string, } | { "kind": "tiles-returned",
  /** How many. */ count: number, } | { "kind": "figure-moved",
  /** Whose. */ seat: number,
  /** Which. */ figure: string,
  /** Where it stood. */ from: WireSpot,
  /** Where it stands now. */ to: WireSpot, } | { "kind": "neutral-moved",
  /** By whom: who moved it, or whose tile or figure made it move. Earlier versions did not tell. */ mover?: number,
  /** Which. */ neutral: string,
  /** Where to. */ to: WireSpot, } | { "kind": "neutral-aside",
  /** Which. */ neutral: string,
  /** Why, if the server tells it. */ departure?: WireDeparture, } | { "kind": "dragon-stopped",
  /** How many moves it made. */ moves: number,
  /** What is in its way in the north, east, south and west. */ obstacles: [WireObstacle, WireObstacle, WireObstacle, WireObstacle], } | { "kind": "lot-turned-up",
  /** The id of the tile. */ tile: string, } | { "kind": "offered",
  /** Who. */ seat: number,
  /** The id of the tile. */ tile: string,
  /** The opening bid. */ bid: number, } | { "kind": "bid",
  /** Who. */ seat: number,
  /** How much. */ bid: number, } | { "kind": "lot-taken",
  /** Who. */ seat: number,
  /** The id of the tile. */ tile: string, } | { "kind": "owed-taken",
  /** Who. */ seat: number,
  /** The id of the tile. */ tile: string, } | { "kind": "game-ended" };

/** What keeps the dragon from a neighboring cell. */
export type WireObstacle = "no-tile" | "visited" | "fairy" | "carcassonne";

/** Why points were scored. */
export type WireReason = { "kind": "complete" } | { "kind": "open-at-end" } | { "kind": "field-at-end" } | { "kind": "city-of-fields-at-end" } | { "kind": "taken-back" } | { "kind": "fairy-turn" } | { "kind": "fairy-bonus" } | { "kind": "goods" } | { "kind": "title",
  /** Which. */ title: string, } | { "kind": "castle" } | { "kind": "barn-placed" } | { "kind": "barn-joined" } | { "kind": "barn-at-end" } | { "kind": "herd" };

/** What removes figures before their feature is scored. */
export type WireRemoval = "dragon" | "princess" | "capture";

/** A segment on the board, or a tile as a whole. */
export type WireSpot = {
  /** The cell of the tile. */ cell: WireCell,
  /** The index of the segment on its tile; 254 is the bridge over the tile, 255 the tile as a whole. */ segment: number,
  /** The name in the notation, such as `1,0 road:E`, `quarter:castle` or, for a tile as a whole, `1,0`. */ name: string, };

/** One term of a score: so many, at so many points each. */
export type WireTerm = {
  /** What is counted, such as `tiles` or `most-goods`. */ label: string,
  /** Which goods or title, where the label needs it. */ of?: string,
  /** How many there are. */ count: number,
  /** What each is worth. */ each: number,
  /** The points of the term. */ total: number, };

/** An occupied feature with its owners and worth. */
export type Worth = {
  /** What it is, such as `road`. */ feature: string,
  /** A segment of it. */ spot: WireSpot,
  /** Who contends for it. */ contest: WireContest,
  /** Free sides, or empty cells around; 0 for fields. */ open: number,
  /** The points if the game ended now. For a field: for its complete cities, as if no other field bordered them. */ now: number,
  /** The points if nothing but its completion were missing. For a field: for its open cities, too. */ complete: number, };
