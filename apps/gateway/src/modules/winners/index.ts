import { winnersRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { removeOldRounds, winnersTables } from "./boardStore.ts";
import { measureWinnersJob } from "./jobs.ts";
import { boardRoundsMigration } from "./migrations/330-board-rounds.ts";
import { winnersRoutes } from "./routes.ts";
import { winnersServices } from "./services.ts";

/** The highest wins of the last days (decision 154). It imports `member` for the choice to hide a name, and `games` for what is offered. */
export const winnersModule: GatewayModule = {
  domain: "winners",
  services: winnersServices,
  rows: winnersRows,
  routes: winnersRoutes,
  memberTables: winnersTables,
  migrations: [boardRoundsMigration],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  jobs: [measureWinnersJob],
  retentions: [{ name: "board rounds", days: 9, remove: ({ db }, days) => removeOldRounds(db, days) }],
};
