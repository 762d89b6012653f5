import type { Clause } from "./dtcg/Clause.ts";

/** One thing wrong with a brand's tokens: where it is and what to do. */
export interface TokenProblem {
  /** The file as the caller named it. */
  readonly file: string;
  /** The token's dotted name. */
  readonly key: string;
  /** What is wrong, in words for the person who edits the file. */
  readonly reason: string;
  /** The clause of the DTCG format that is broken, when it is one and not a rule of this system. */
  readonly clause?: Clause;
}

/** Thrown with all problems of a token set at once, so that one run shows everything to repair. */
export class TokenError extends Error {
  readonly problems: readonly TokenProblem[];

  constructor(problems: readonly TokenProblem[]) {
    super(problems.map(({ file, key, reason }) => `${file}: ${key}: ${reason}`).join("\n"));
    this.name = "TokenError";
    this.problems = problems;
  }
}
