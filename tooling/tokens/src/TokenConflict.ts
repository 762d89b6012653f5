import { TokenError, type TokenProblem } from "@marquee/design-tokens";

/** Thrown with all tokens that were changed elsewhere since the patch was made; the user has to choose a value. */
export class TokenConflict extends TokenError {
  constructor(problems: readonly TokenProblem[]) {
    super(problems);
    this.name = "TokenConflict";
  }
}
