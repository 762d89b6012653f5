import type { Clause } from "./dtcg/Clause.ts";
import { toProblemText } from "./toProblemText.ts";

/** One thing wrong with a brand's tokens: where it is and what to do. */
export interface TokenProblem {
  /** The file as the caller named it. */
  readonly file: string;
  /** The token's dotted name; of a contrast the pair and its theme, as `color.muted on color.bg in dark`. */
  readonly key: string;
  /** What stands there, in words for the person who edits the file. */
  readonly found: string;
  /** What belongs there, with the nearest right name where there is one. */
  readonly expected: string;
  /** The clause of the DTCG format that is broken, when it is one and not a rule of this system. */
  readonly clause?: Clause;
}

/** Thrown with all problems of a token set at once, so that one run shows everything to repair. */
export class TokenError extends Error {
  readonly problems: readonly TokenProblem[];

  constructor(problems: readonly TokenProblem[]) {
    super(problems.map((problem) => `${problem.file}: ${problem.key}: ${toProblemText(problem)}`).join("\n"));
    this.name = "TokenError";
    this.problems = problems;
  }
}
