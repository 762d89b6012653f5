import { deskModules } from "./deskModules.ts";
import type { DeskPage } from "./frame/DeskPage.ts";

/** Every page, in the order of the menu. */
export const deskPages: readonly DeskPage[] = deskModules
  .toSorted((a, b) => a.place - b.place)
  .flatMap(({ pages }) => pages);
