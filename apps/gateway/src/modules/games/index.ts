import { gamesRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { createDemoGames } from "./demo/createDemoGames.ts";
import { gamesMigration } from "./migrations/009-games.ts";
import { gamesRoutes } from "./routes.ts";

export { setGameState } from "./gameStateStore.ts";
export { type GameIndex, openGameIndex } from "./gameIndex.ts";

/** Vendors, lists, favourites, launch. */
export const gamesModule: GatewayModule = {
  domain: "games",
  rows: gamesRows,
  routes: gamesRoutes,
  migrations: [gamesMigration],
  demo: { part: "games", create: createDemoGames },
};
