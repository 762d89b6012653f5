import type { DerivedTokenName } from "./names/derivedTokens.ts";
import type { TokenName } from "./names/tokenTypes.ts";
import { toCssName } from "./toCssName.ts";

/**
 * The typed way to use a token in a style: `token("color.primary")` is `var(--mq-color-primary)`.
 * A name that no brand has to define does not compile.
 */
export function token(name: TokenName | DerivedTokenName): string {
  return `var(${toCssName(name)})`;
}
