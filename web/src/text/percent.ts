// Chances as whole percent: what can happen is never told as 0.

export const percent = (chance: number): number => (chance > 0 && chance < 0.01 ? 1 : Math.round(chance * 100));
