import { gamesRows, gamesStaffRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { eraseGames } from "./eraseGamesStore.ts";
import { createDemoGames } from "./demo/createDemoGames.ts";
import { gamesMigration } from "./migrations/009-games.ts";
import { gameDeskMigration } from "./migrations/043-game-desk.ts";
import { collectionsMigration } from "./migrations/044-collections.ts";
import { stakeLimitsMigration } from "./migrations/175-stake-limits.ts";
import { gamesRoutes } from "./routes.ts";
import { gamesStaffRoutes } from "./staffRoutes.ts";
import { gamesServices } from "./services.ts";

export { setGames } from "./setGames.ts";
export { orderVendors, setVendor } from "./setVendor.ts";
export { type GameIndex, openGameIndex } from "./gameIndex.ts";
export type { OfferedGames } from "./offerGames.ts";
export { hasTarget, listTargets } from "./listTargets.ts";

/** Vendors, lists, favourites, launch. */
export const gamesModule: GatewayModule = {
  domain: "games",
  services: gamesServices,
  rows: gamesRows,
  routes: gamesRoutes,
  staffRows: gamesStaffRows,
  staffRoutes: gamesStaffRoutes,
  erase: eraseGames,
  migrations: [gamesMigration, gameDeskMigration, collectionsMigration, stakeLimitsMigration],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  demo: { part: "games", create: createDemoGames },
};
