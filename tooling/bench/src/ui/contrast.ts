import { join } from "node:path";
import { measurePairs, resolveTokens } from "@marquee/design-tokens";
import { listBrands, readBrandTokens } from "@marquee/design-tokens/brands";
import { root } from "@marquee/vite";
import type { Figure } from "../Figure.ts";

/** Every contrast pair of every brand in both themes: how many there are and how many fall short (ui.md "Contrast gate"). */
export function measureContrast(say: (line: string) => void): readonly Figure[] {
  const folder = join(root, "brands");
  const brands = listBrands(folder);
  const pairs = brands.flatMap((id) => {
    const { dark, light } = resolveTokens(readBrandTokens(folder, id).tokens);
    return [dark, light].flatMap(measurePairs);
  });
  const closest = pairs.toSorted((one, other) => one.ratio / one.least - other.ratio / other.least)[0];
  if (closest) say(`closest to its limit: ${closest.ratio.toFixed(2)} of ${closest.least}`);
  return [
    { id: "contrast", what: `pairs of ${brands.length} brands in two themes`, value: pairs.length, unit: "" },
    {
      id: "contrast",
      what: "pairs that fall short",
      value: pairs.filter(({ ratio, least }) => ratio < least).length,
      unit: "",
      budget: { of: "value", atMost: 0, isBinding: true },
    },
  ];
}
