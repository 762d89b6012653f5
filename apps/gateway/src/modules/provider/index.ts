import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { eraseSessions } from "./eraseSessionsStore.ts";
import { moneyMigration } from "./migrations/003-money.ts";
import { statesMigration } from "./migrations/008-states.ts";
import { moneyCallsMigration } from "./migrations/014-money-calls.ts";
import { protectedCallsMigration } from "./migrations/062-protected-calls.ts";
import { bonusCallsMigration } from "./migrations/092-bonus-calls.ts";
import { stakeSidesMigration } from "./migrations/093-stake-sides.ts";
import { registerProvider } from "./registerProvider.ts";

import { removeOldSides } from "./stakeSideStore.ts";
import { providerServices } from "./services.ts";

export { createGameSession } from "./gameSessionStore.ts";

/** The seamless wallet: what game servers call (contract 3.12). */
export const providerModule: GatewayModule = {
  domain: "provider",
  services: providerServices,
  rows: [],
  routes: () => [],
  erase: eraseSessions,
  migrations: [
    moneyMigration,
    statesMigration,
    moneyCallsMigration,
    protectedCallsMigration,
    bonusCallsMigration,
    stakeSidesMigration,
  ],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  retentions: [{ name: "stake-sides", days: 40, remove: ({ db }, days) => removeOldSides(db, days) }],
  register: (http, services, { providers }) => registerProvider(http, services, providers),
};
