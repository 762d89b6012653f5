import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** Longer ones take long to measure, and are strong. */
const longest = 64;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password is to guess: 0 is a matter of moments, 4 of centuries. `words` are what everybody knows of its owner. */
export function measureStrength(password: string, words: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  return zxcvbn.check(password.slice(0, longest), [...words]).score;
}
