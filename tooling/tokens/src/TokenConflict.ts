import { TokenError, type TokenProblem } from "@marquee/design-tokens";

/** Thrown with every token that somebody else changed since a patch was made: who saves has to choose. */
export class TokenConflict extends TokenError {
  constructor(problems: readonly TokenProblem[]) {
    super(problems);
    this.name = "TokenConflict";
  }
}
