import type { HouseTheme } from "@marquee/contract";
import { fruits } from "./fruits.tsx";
import { gems } from "./gems.tsx";
import { lanterns } from "./lanterns.tsx";
import { night } from "./night.tsx";
import { sea } from "./sea.tsx";
import { sports } from "./sports.tsx";
import type { SymbolSet } from "./SymbolSet.ts";

const sets: Readonly<Record<HouseTheme, SymbolSet>> = { gems, fruits, sea, lanterns, sports, night };

/** The symbols of a theme. */
export function getSymbols(theme: HouseTheme): SymbolSet {
  return sets[theme];
}
