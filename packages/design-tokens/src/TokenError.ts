import type { Clause } from "./dtcg/Clause.ts";
import { toProblemText } from "./toProblemText.ts";

/** One problem in a brand's tokens: where it is and how to fix it. */
export interface TokenProblem {
  /** The file as the caller named it. */
  readonly file: string;
  /** The token's dotted name; for a contrast, the pair and its theme, e.g. `color.muted on color.bg in dark`. */
  readonly key: string;
  /** What was found, in words for the person who edits the file. */
  readonly found: string;
  /** What is expected, with the most similar known name if there is one. */
  readonly expected: string;
  /** The DTCG clause that is broken; absent for rules of this system. */
  readonly clause?: Clause;
}

/** Thrown with all problems of a token set, so that one run shows everything to fix. */
export class TokenError extends Error {
  readonly problems: readonly TokenProblem[];

  constructor(problems: readonly TokenProblem[]) {
    super(problems.map((problem) => `${problem.file}: ${problem.key}: ${toProblemText(problem)}`).join("\n"));
    this.name = "TokenError";
    this.problems = problems;
  }
}
