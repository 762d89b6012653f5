import type { Figure } from "./Figure.ts";

/** A set of figures measured together; it prints its progress through `say`. */
export type Group = {
  readonly name: string;
  readonly what: string;
  readonly measure: (say: (line: string) => void) => Promise<readonly Figure[]>;
};

/** Every group, in the order of a full run. */
export const groups: readonly Group[] = [];
