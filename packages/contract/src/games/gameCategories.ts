import type { ModId } from "../modules.ts";

/** The game categories and centres (spec §9). */
export type GameCategory =
  | "ELOTT"
  | "LOTT"
  | "LIVE"
  | "SPORTS"
  | "FISH"
  | "RNG"
  | "PVP"
  | "ESPORTS"
  | "COCKFIGHT"
  | "INHOUSE";

/** A category's address and the whitelabel node that switches it (spec §2, contract 3.3). */
export type GameCategoryEntry = { readonly category: GameCategory; readonly path: string; readonly moduleId: ModId };

/**
 * The categories in the side menu's order (SM-04); COCKFIGHT follows ESPORTS (decision Q-3), INHOUSE comes last.
 */
export const gameCategories: readonly GameCategoryEntry[] = [
  { category: "ELOTT", path: "/elott", moduleId: "GELOTT3" },
  { category: "LOTT", path: "/elott", moduleId: "GLOTT3" },
  { category: "LIVE", path: "/live", moduleId: "GLIVE3" },
  { category: "SPORTS", path: "/sports", moduleId: "GSPORTS3" },
  { category: "FISH", path: "/fish", moduleId: "GFISH3" },
  { category: "RNG", path: "/rng", moduleId: "GRNG3" },
  { category: "PVP", path: "/pvp", moduleId: "GPVP3" },
  { category: "ESPORTS", path: "/esports", moduleId: "GESPORTS3" },
  { category: "COCKFIGHT", path: "/cockfight", moduleId: "GCOCK3" },
  { category: "INHOUSE", path: "/inhouse", moduleId: "GINHOUSE3" },
];
