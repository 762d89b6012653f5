import { walletRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { rollUpRecordJob } from "./rollUpRecord.ts";
import { walletRoutes } from "./routes.ts";

export { openWallets, openTrialWallet } from "./openWallets.ts";
export { toGameCode, toRoundId, toRoundReference } from "./reference.ts";

/** Balance and account record. */
export const walletModule: GatewayModule = {
  domain: "wallet",
  rows: walletRows,
  routes: walletRoutes,
  migrations: [],
  jobs: [rollUpRecordJob],
};
