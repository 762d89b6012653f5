import { toAlias } from "@marquee/design-tokens/dtcg";
import type { TokenChange } from "./writeTokenPatch.ts";

/** A token's value in words: its CSS, and the alias from which it comes. */
export function toWords({ value, css }: TokenChange["before"]): string {
  if (value === undefined) return "(new)";
  const alias = toAlias(value);
  return alias === undefined ? css : `${css} {${alias}}`;
}
