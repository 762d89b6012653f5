/** The ranges of a room's whole numbers. */
export const ranges = { slowSeconds: [0, 3_600], leastLevel: [0, 100] } as const;

/** A whole number that was typed; undefined for none, and outside of its range. */
export function toNumber(text: string, [least, most]: readonly [number, number]): number | undefined {
  const number = /^[0-9]{1,4}$/.test(text.trim()) ? Number(text) : -1;
  return number >= least && number <= most ? number : undefined;
}

/** The words of a list that is typed with commas or on lines, each once. */
export const toWords = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
