import type { Figure } from "../Figure.ts";
import { measureGrid } from "../site/grid.ts";
import { measureContrast } from "./contrast.ts";
import { measureFamilies } from "./families.ts";
import { measureSite } from "./switches.ts";
import { measureWorkshop } from "./workshop.ts";

/** The workshop's figures (issue "workshop", Measured): contrast, switches, shifts, weights, and the wall of cards. */
export async function measureUi(say: (line: string) => void): Promise<readonly Figure[]> {
  return [
    ...measureContrast(say),
    ...(await measureFamilies()),
    ...(await measureSite(say)),
    ...(await measureWorkshop(say)),
    ...(await measureGrid(say)),
  ];
}
