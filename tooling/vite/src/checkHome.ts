import { globSync } from "node:fs";
import { basename } from "node:path";
import type { Brand, BrandFault } from "@marquee/whitelabel/brand";
import { root } from "./root.ts";

/** The home sections of features, by their files: `homeSections/HotSection.tsx` is `hot` (decision 037). */
function listHomeSections(): readonly string[] {
  const names = globSync("packages/features/*/src/homeSections/*Section.tsx", { cwd: root }).map((file) =>
    basename(file, "Section.tsx"),
  );
  return names.map((name) => name.slice(0, 1).toLowerCase() + name.slice(1)).toSorted();
}

/** Lists the sections of a brand's home that no feature provides. */
export function checkHome(file: string, { layout }: Pick<Brand, "layout">): BrandFault[] {
  const known = listHomeSections();
  return layout.home.flatMap((id, index) => {
    if (known.includes(id)) return [];
    return [
      {
        file,
        key: `layout.home.${index}`,
        found: JSON.stringify(id),
        expected: `one of ${known.map((name) => JSON.stringify(name)).join(", ")}`,
      },
    ];
  });
}
