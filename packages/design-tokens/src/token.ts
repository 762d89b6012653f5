import type { DerivedTokenName } from "./names/derivedTokens.ts";
import type { TokenName } from "./names/tokenTypes.ts";
import { toCssName } from "./toCssName.ts";

/**
 * A token's typed reference for styles: `token("color.primary")` is `var(--mq-color-primary)`.
 * A name that is not a token does not compile.
 */
export function token(name: TokenName | DerivedTokenName): string {
  return `var(${toCssName(name)})`;
}
