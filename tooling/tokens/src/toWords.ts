import { toAlias } from "@marquee/design-tokens/dtcg";
import type { TokenChange } from "./writeTokenPatch.ts";

/** A token's value as text: its CSS, and the alias that it comes from. */
export function toWords({ value, css }: TokenChange["before"]): string {
  if (value === undefined) return "(new)";
  const alias = toAlias(value);
  return alias === undefined ? css : `${css} {${alias}}`;
}
