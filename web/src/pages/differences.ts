// In what editions differ, by what is played: switches for which presets choose otherwise.
import type { CatalogueBox, CatalogueSwitch } from "$protocol";

export interface Difference {
  key: string;
  /** Values with the presets that choose them, the first being that of the first preset. */
  choices: { value: string; presets: string[] }[];
}

/** Tells whether a switch matters: its section belongs to a box that is in play, or to no box at all. */
export function isInPlay({ section }: CatalogueSwitch, boxes: readonly CatalogueBox[], chosen: readonly string[]): boolean {
  const owners = boxes.filter(({ title }) => section === title || section.startsWith(`${title}:`) || title.startsWith(`${section} `));
  return owners.length === 0 || owners.some(({ name }) => chosen.some((spec) => spec.split(":")[0] === name));
}

/** Returns what the presets choose differently, of the switches that matter. */
export function differences(switches: readonly CatalogueSwitch[], presets: readonly string[], matters: (one: CatalogueSwitch) => boolean): Difference[] {
  return switches.filter(matters).flatMap((one) => {
    const choices = new Map<string, string[]>();
    for (const preset of presets) {
      const value = one.presets[preset]?.value;
      if (value !== undefined) choices.set(value, [...(choices.get(value) ?? []), preset]);
    }
    return choices.size < 2 ? [] : [{ key: one.key, choices: [...choices].map(([value, of]) => ({ value, presets: of })) }];
  });
}
