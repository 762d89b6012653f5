import { TokenError, type TokenProblem } from "@marquee/design-tokens";

/** Thrown with every token that was changed elsewhere since the patch was made; the user has to choose. */
export class TokenConflict extends TokenError {
  constructor(problems: readonly TokenProblem[]) {
    super(problems);
    this.name = "TokenConflict";
  }
}
