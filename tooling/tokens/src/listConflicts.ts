import { mergeTokens, type TokenProblem } from "@marquee/design-tokens";
import type { BrandFiles } from "@marquee/design-tokens/brands";
import { toWritten } from "@marquee/design-tokens/dtcg";
import { toFileName } from "./openBrand.ts";
import type { Mode, TokenPatch } from "./planEdits.ts";
import { saysSame } from "./saysSame.ts";

const modes = ["dark", "light"] as const;

/** Tokens whose current value is neither the patch's base value nor its new value. */
export function listConflicts({ id, tokens }: BrandFiles, patches: readonly TokenPatch[]): readonly TokenProblem[] {
  const read = (mode: Mode) => mergeTokens([...tokens.core, ...tokens[mode]], []);
  const now = { dark: read("dark"), light: read("light") };
  return patches.flatMap((patch): readonly TokenProblem[] => {
    const { key, basedOn } = patch;
    if (!basedOn) return [];
    const mode = modes
      .filter((each) => patch.mode === each || patch.mode === "both")
      .find((each) => !saysSame(now[each].get(key), basedOn) && !saysSame(now[each].get(key), patch));
    if (mode === undefined) return [];
    const token = now[mode].get(key);
    return [
      {
        file: token?.file ?? toFileName(id, "core"),
        key,
        found: `${toWritten(token?.value)} in the file by now`,
        expected: `${toWritten(basedOn.value)}, which the change was made on`,
      },
    ];
  });
}
