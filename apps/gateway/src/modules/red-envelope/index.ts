import { redEnvelopeRows, redEnvelopeStaffRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { createDemoEnvelopes } from "./demo/createDemoEnvelopes.ts";
import { envelopeKind } from "./makeEnvelope.ts";
import { redEnvelopesMigration } from "./migrations/331-red-envelopes.ts";
import { redEnvelopeTables } from "./partStore.ts";
import { redEnvelopeRoutes } from "./routes.ts";
import { redEnvelopeServices } from "./services.ts";
import { redEnvelopeStaffRoutes } from "./staffRoutes.ts";

export { envelopeRewards } from "./envelopeRewards.ts";

/** Money that members who come in time share by chance (decision 155). It imports `protection`, `restriction` and `turnover`. */
export const redEnvelopeModule: GatewayModule = {
  domain: "red-envelope",
  services: redEnvelopeServices,
  rows: redEnvelopeRows,
  routes: redEnvelopeRoutes,
  staffRows: redEnvelopeStaffRows,
  staffRoutes: redEnvelopeStaffRoutes,
  memberTables: redEnvelopeTables,
  migrations: [redEnvelopesMigration],
  proposalKinds: [envelopeKind],
  demo: { part: "envelopes", create: createDemoEnvelopes },
};
