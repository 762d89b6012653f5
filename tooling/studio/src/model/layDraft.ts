import { fluidMax, toTokenType, type BrandTokens, type TokenFile } from "@marquee/design-tokens";
import type { Mode, TokenPatch } from "@marquee/tokens";
import type { Draft } from "./history.ts";
import { toPatches } from "./toPatches.ts";

/** The name that problems of a draft show in place of a file name. */
const draftFile = "(not saved yet)";

function toToken({ key, value, fluidMax: largest }: TokenPatch): Readonly<Record<string, unknown>> {
  const token = {
    $type: toTokenType(key),
    $value: value,
    ...(largest === undefined ? {} : { $extensions: { [fluidMax]: largest } }),
  };
  return key.split(".").reduceRight<Readonly<Record<string, unknown>>>((inner, name) => ({ [name]: inner }), token);
}

/** A brand's tokens with a draft on top: one file for each edit, so that no two have to be merged. */
export function layDraft({ core, dark, light }: BrandTokens, draft: Draft): BrandTokens {
  const patches = toPatches(draft);
  const over = (mode: Mode): readonly TokenFile[] =>
    patches
      .filter((patch) => patch.mode === mode || patch.mode === "both")
      .map((patch) => ({ file: draftFile, tokens: toToken(patch) }));
  return { core, dark: [...dark, ...over("dark")], light: [...light, ...over("light")] };
}
