import { referralRows, referralStaffRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { createDemoReferral } from "./demo/createDemoReferral.ts";
import { referralMigration } from "./migrations/095-referral.ts";
import { referralRoutes } from "./routes.ts";
import { referralStaffRoutes } from "./staffRoutes.ts";
import { referralServices } from "./services.ts";

export { isReferralOpen } from "./isReferralOpen.ts";

/** Members invite friends, while the merchant's promotion REFERRAL is on (MC-11, RP-12). */
export const referralModule: GatewayModule = {
  domain: "referral",
  services: referralServices,
  rows: referralRows,
  routes: referralRoutes,
  staffRows: referralStaffRows,
  staffRoutes: referralStaffRoutes,
  migrations: [referralMigration],
  demo: { part: "referral", after: ["members"], create: createDemoReferral },
};
