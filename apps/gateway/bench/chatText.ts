// The time of sending stands in each line of the bench, in letters: a number of eight digits would be taken for a telephone.

const letters = "abcdefghijklmnop";

/** Milliseconds of the machine's clock, which all processes share, with their parts. */
export const getTime = (): number => performance.timeOrigin + performance.now();

/** A line with the time at which it is sent. */
export function toChatText(at: number): string {
  const word = [...Math.round(at * 10).toString(16)].map((digit) => letters[Number.parseInt(digit, 16)]).join("");
  return `Good luck to everybody at this table ${word}`;
}

/** The time that stands in a line. */
export function toSentAt(text: string): number {
  const word = text.slice(text.lastIndexOf(" ") + 1);
  return Number.parseInt([...word].map((letter) => letters.indexOf(letter).toString(16)).join(""), 16) / 10;
}
