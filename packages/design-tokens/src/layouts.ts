import { readFileSync } from "node:fs";

/** The layouts that a brand chooses; the names are those of the files in `layouts/`. */
export interface Layout {
  readonly menu: "rail" | "top" | "dense" | "dock";
  readonly hero: "crossfade" | "peek" | "split" | "poster";
}

const read = (name: string): string => readFileSync(new URL(`../layouts/${name}.css`, import.meta.url), "utf8");

/**
 * The styles of a brand's layouts, for Node.js only. They are part of the brand's layer, so a page does not load other layouts.
 * They select parts of the page by `data-layout`, under a root whose `data-menu` and `data-hero` name the layouts.
 */
export function layoutToCss({ menu, hero }: Layout): string {
  return `${read(`menu-${menu}`)}${read(`hero-${hero}`)}`.replaceAll(/\/\*.*?\*\/\s*/g, "").replaceAll(/\s*\n\s*/g, "");
}
