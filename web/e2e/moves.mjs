// Moves of a question as texts, as the protocol describes them: for tests that play without a browser, or look what one played.

const CELL = (x, y) => `${x},${y}`;
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]).replace(/ +$/, "");
const turns = (bits) => [0, 1, 2, 3].filter((turn) => (bits >> turn) & 1).map((turn) => `r${turn * 90}`);

/** All moves of a group. */
export function textsOf(group) {
  const { text } = group;
  if (text === undefined) return group.figures.map((figure) => figure.text);
  if (group.kind === "place-tile" || group.kind === "place-tile-with-bridge") {
    return group.cells.flatMap(([x, y, bits, bx, by]) => turns(bits).map((rotation) => fill(text, { cell: CELL(x, y), rotation, bridge: CELL(bx, by) })));
  }
  if (group.cells) return group.cells.map(([x, y]) => fill(text, { cell: CELL(x, y) }));
  if (group.spots) {
    const pieces = group.figures ?? group.neutrals ?? group.origins?.map((origin) => origin.text) ?? [""];
    return pieces.flatMap((piece) =>
      Object.entries(group.spots).flatMap(([name, list]) =>
        list.map(([x, y]) => fill(text, { figure: piece, neutral: piece, origin: piece, cell: CELL(x, y), name })),
      ),
    );
  }
  return [fill(text, { amount: group.lowest })];
}

/** Which verb a move is of; amounts may be any. */
export function verbOf(question, text) {
  const isIt = (group) =>
    group.text?.includes("{amount}") ? new RegExp(`^${group.text.replace("{amount}", "\\d+")}$`).test(text) : textsOf(group).includes(text);
  return question.groups.find(isIt)?.kind;
}

/** The questions that a page answered, with the verbs of the answers: from what it heard and said. */
export function answered(page) {
  const names = new Map();
  const asked = new Map();
  for (const frame of page.frames_) {
    if (!frame.startsWith('{"type":"question"')) continue;
    const { version, question } = JSON.parse(frame);
    asked.set(version, question);
  }
  for (const { command } of page.said.filter((message) => message.type === "do" && message.command.kind === "move")) {
    const question = asked.get(command.against);
    if (!question) continue;
    names.set(question.name, (names.get(question.name) ?? new Set()).add(verbOf(question, command.text)));
  }
  return names;
}
