import { affiliateRows, affiliateStaffRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { toWaitingOrders } from "../../orders/toWaitingOrders.ts";
import { removePostback } from "../../webhooks/postbackStore.ts";
import { affiliateBills } from "./billStore.ts";
import { affiliateTermsKind } from "./changePlans.ts";
import { makeAffiliateBillsJob, measureAffiliatesJob, payAffiliateBillsJob } from "./jobs.ts";
import { affiliateTables } from "./memberTableStore.ts";
import { affiliateTemplates } from "./messageTemplates.ts";
import { affiliatesMigration } from "./migrations/302-affiliates.ts";
import { affiliateBillsMigration } from "./migrations/303-affiliate-bills.ts";
import { affiliateOfferKind } from "./offerProposal.ts";
import { affiliateRoutes } from "./routes.ts";
import { affiliateServices } from "./services.ts";
import { affiliateBillExport } from "./staffBills.ts";
import { affiliateStaffRoutes } from "./staffRoutes.ts";

export { makeAffiliateBillsJob, measureAffiliatesJob, payAffiliateBillsJob } from "./jobs.ts";
export { joinCampaign } from "./joinCampaign.ts";

/** Affiliates who bring players by links: plans, campaigns, figures and bills (contract 3.9.7). It imports the tree of agents, and no other module. */
export const affiliateModule: GatewayModule = {
  domain: "affiliate",
  services: affiliateServices,
  rows: affiliateRows,
  routes: affiliateRoutes,
  staffRows: affiliateStaffRows,
  staffRoutes: affiliateStaffRoutes,
  proposalKinds: [affiliateOfferKind, affiliateTermsKind],
  erase: removePostback,
  memberTables: affiliateTables,
  migrations: [affiliatesMigration, affiliateBillsMigration],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  messageTemplates: affiliateTemplates,
  jobs: [measureAffiliatesJob, makeAffiliateBillsJob, payAffiliateBillsJob],
  exportLists: [affiliateBillExport],
  waiting: [
    toWaitingOrders("affiliateBills", affiliateBills, "REVIEW"),
    toWaitingOrders("affiliateBillsToSettle", affiliateBills, "TO_COLLECT"),
  ],
};
