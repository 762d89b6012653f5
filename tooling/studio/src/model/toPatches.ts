import { toTokenType } from "@marquee/design-tokens";
import type { TokenPatch } from "@marquee/tokens";
import type { Draft } from "./history.ts";
import { toValue } from "./toValue.ts";

/** What a draft asks the folder for: one patch for each token typed, with what the folder said before. */
export function toPatches(draft: Draft): readonly TokenPatch[] {
  return draft.map(({ key, mode, text, base }) => {
    const type = toTokenType(key) ?? "color";
    return { key, mode, ...toValue(type, text), basedOn: toValue(type, base) };
  });
}
