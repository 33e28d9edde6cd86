// Addresses of tables. The token of a seat is in the fragment, which browsers keep to themselves.

/** Returns the token of a seat that an address carries. */
export function seatToken(hash: string): string | undefined {
  const found = /^#seat=([0-9a-z]+)$/i.exec(hash);
  return found?.[1];
}

/** What the address of a replay ends with that plays by itself. */
export const PLAY = "#play";
/** The same with the computer asked about the game. */
export const ANALYSIS = "#analysis";

/** Returns the whole address of a path, to give to somebody. */
export function whole(path: string): string {
  return new URL(path, location.href).href;
}

/** Returns what a person adds to the draws: 32 random hex digits. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Copies a text; tells whether it could. Pages of a server in the house, without a certificate, have no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    return isCopied;
  }
}
