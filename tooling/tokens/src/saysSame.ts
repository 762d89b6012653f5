import { fluidMax } from "@marquee/design-tokens";
import type { RawToken } from "@marquee/design-tokens/dtcg";
import type { NewValue } from "./editToken.ts";
import { isSameValue } from "./toOwnForm.ts";

/** True when a token already has a value; the larger end is compared only when the value names one. */
export function saysSame(token: RawToken | undefined, value: NewValue): boolean {
  if (!token || !isSameValue(token.value, value.value)) return false;
  return value.fluidMax === undefined || isSameValue(token.extensions[fluidMax] ?? null, value.fluidMax);
}
