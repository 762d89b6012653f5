import { toTokenType } from "@marquee/design-tokens";
import type { TokenPatch } from "@marquee/tokens";
import type { Draft } from "./history.ts";
import { toValue } from "./toValue.ts";

/** What a draft asks the folder for: one patch for each token typed. */
export function toPatches(draft: Draft): readonly TokenPatch[] {
  return draft.map(({ key, mode, text }) => ({ key, mode, ...toValue(toTokenType(key) ?? "color", text) }));
}
