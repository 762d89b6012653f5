import { type PageAddress, toPages } from "../system/pageAddress.ts";
import { gameCategories } from "./gameCategories.ts";

/** The addresses that show pages of domain `games`. */
export const gamesPages: readonly PageAddress[] = [
  // Both lotteries share one address, which the first one's module switches.
  ...gameCategories.filter(({ category }) => category !== "LOTT").map(({ path, moduleId }) => ({ path, moduleId })),
  ...toPages("LOBBY3", ["/search", "/game"]),
  ...toPages("SEAMLESS3", ["/seamless"]),
  ...toPages("LOBBYHOT3", ["/hot"]),
  ...toPages("LOBBYFAV3", ["/favourites"]),
];
