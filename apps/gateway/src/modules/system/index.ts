import { systemRows, systemStaffRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { createDemoSite } from "./demo/createDemoSite.ts";
import { jurisdictionKind } from "./jurisdictions.ts";
import { systemRoutes } from "./routes.ts";
import { systemStaffRoutes } from "./staffRoutes.ts";
import { profileCertificatesMigration } from "./migrations/197-profile-certificates.ts";
import { systemServices } from "./services.ts";

export { createProfiles, type Profiles } from "./profile/createProfiles.ts";
export { toStatus } from "./toStatus.ts";

/** Status, tree, registration rules, switches. */
export const systemModule: GatewayModule = {
  domain: "system",
  services: systemServices,
  rows: systemRows,
  routes: systemRoutes,
  staffRows: systemStaffRows,
  staffRoutes: systemStaffRoutes,
  proposalKinds: [jurisdictionKind],
  migrations: [profileCertificatesMigration],
  demo: { part: "site", create: createDemoSite },
};
