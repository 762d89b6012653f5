import { toTokenType } from "@marquee/design-tokens";
import type { TokenPatch } from "@marquee/tokens";
import type { Draft } from "./history.ts";
import { toValue } from "./toValue.ts";

/** A draft as patches: one for each edited token, with the folder's base value. */
export function toPatches(draft: Draft): readonly TokenPatch[] {
  return draft.map(({ key, mode, text, base }) => {
    const type = toTokenType(key) ?? "color";
    return { key, mode, ...toValue(type, text), basedOn: toValue(type, base) };
  });
}
