import type { GatewayModule } from "../../GatewayModule.ts";
import { moneyMigration } from "./migrations/003-money.ts";
import { statesMigration } from "./migrations/008-states.ts";
import { moneyCallsMigration } from "./migrations/014-money-calls.ts";
import { protectedCallsMigration } from "./migrations/062-protected-calls.ts";
import { bonusCallsMigration } from "./migrations/092-bonus-calls.ts";
import { registerProvider } from "./registerProvider.ts";

export { createGameSession } from "./gameSessionStore.ts";

/** The seamless wallet: what game servers call (contract 3.12). */
export const providerModule: GatewayModule = {
  domain: "provider",
  rows: [],
  routes: () => [],
  migrations: [moneyMigration, statesMigration, moneyCallsMigration, protectedCallsMigration, bonusCallsMigration],
  register: (http, services, { providers }) => registerProvider(http, services, providers),
};
