import type { GatewayModule } from "../../GatewayModule.ts";
import { eraseReasons } from "./eraseReasonsStore.ts";
import { playRestrictionsMigration } from "./migrations/090-play-restrictions.ts";
import { allGamesMigration } from "./migrations/097-all-games.ts";

export { holdPlay } from "./holdPlay.ts";
export { requireGameOpen, requireVendorOpen } from "./requireGameOpen.ts";
export { endRestrictedSessions, isBarredFromAll, isLabelRestricted } from "./restrictionStore.ts";

/** From which games members are barred, and what keeps to it. It imports no other module. */
export const restrictionModule: GatewayModule = {
  domain: "restriction",
  services: [],
  rows: [],
  routes: () => [],
  erase: eraseReasons,
  migrations: [playRestrictionsMigration, allGamesMigration],
};
