import { raffleRows, raffleStaffRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { createDemoRaffles } from "./demo/createDemoRaffles.ts";
import { measureRafflesFollower } from "./followStakes.ts";
import { raffleKind } from "./makeRaffle.ts";
import { raffleMemberTables } from "./memberTableStore.ts";
import { rafflesMigration } from "./migrations/351-raffles.ts";
import { raffleRoutes } from "./routes.ts";
import { raffleServices } from "./services.ts";
import { raffleStaffRoutes } from "./staffRoutes.ts";
import { waitingGifts } from "./waitingGifts.ts";

export { measureRaffles } from "./followStakes.ts";
export { raffleRewards } from "./raffleRewards.ts";

/** Raffles from whose shuffled tickets members draw (decision 157). It imports `member`, `points`, `protection`, `restriction` and `turnover`. */
export const raffleModule: GatewayModule = {
  domain: "raffle",
  services: raffleServices,
  rows: raffleRows,
  routes: raffleRoutes,
  staffRows: raffleStaffRows,
  staffRoutes: raffleStaffRoutes,
  memberTables: raffleMemberTables,
  migrations: [rafflesMigration],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  proposalKinds: [raffleKind],
  followers: [measureRafflesFollower],
  waiting: [waitingGifts],
  demo: { part: "raffles", create: createDemoRaffles },
};
