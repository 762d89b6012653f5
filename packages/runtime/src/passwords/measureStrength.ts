import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** Longer passwords are strong and slow to estimate. */
const longest = 64;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password is to guess, from 0 (moments) to 4 (centuries). `words` are publicly known facts about its owner. */
export function measureStrength(password: string, words: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  return zxcvbn.check(password.slice(0, longest), [...words]).score;
}
