import type { DerivedTokenName } from "./names/derivedTokens.ts";
import type { TokenName } from "./names/tokenTypes.ts";

/** The CSS custom property that carries a token: `color.onPrimary` is `--mq-color-on-primary`. */
export function toCssName(name: string): string {
  return `--mq-${name.replaceAll(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * The typed way to use a token in a style: `token("color.primary")` is `var(--mq-color-primary)`.
 * A name that no brand has to define does not compile.
 */
export function token(name: TokenName | DerivedTokenName): string {
  return `var(${toCssName(name)})`;
}
