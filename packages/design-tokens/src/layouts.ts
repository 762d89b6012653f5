import { readFileSync } from "node:fs";

/** What a brand chooses of its page's form; the names are those of the files in `layouts/`. */
export interface Layout {
  readonly menu: "rail" | "top" | "dense" | "dock";
  readonly hero: "crossfade" | "peek" | "split" | "poster";
}

const read = (name: string): string => readFileSync(new URL(`../layouts/${name}.css`, import.meta.url), "utf8");

/**
 * The styles of a brand's form, for node only: they stand in its layer, so that no brand loads another one's. They take
 * hold of parts by `data-layout`, where the root's `data-menu` and `data-hero` say the same form.
 */
export function layoutToCss({ menu, hero }: Layout): string {
  return `${read(`menu-${menu}`)}${read(`hero-${hero}`)}`.replaceAll(/\/\*.*?\*\/\s*/g, "").replaceAll(/\s*\n\s*/g, "");
}
