import { gamesRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { seedGames } from "./demo/seedGames.ts";
import { gamesMigration } from "./migrations/009-games.ts";
import { gamesRoutes } from "./routes.ts";

export { setGameState } from "./gameStateStore.ts";
export { type Catalogue, openCatalogue } from "./catalogue.ts";

/** Vendors, lists, favourites, launch. */
export const gamesModule: GatewayModule = { domain: "games", rows: gamesRows, routes: gamesRoutes, migrations: [gamesMigration], demo: { part: "games", seed: seedGames } };
