import { Nothing } from "../shapes.ts";
import { ProposalIdSchema } from "../staff/schemas.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import { CampaignFiguresSchema } from "./schemas.ts";
import * as bill from "./staffBillSchemas.ts";
import * as endpoint from "./staffEndpoints.ts";
import * as schema from "./staffSchemas.ts";

/** Affiliate plans, affiliates and their bills in the back office. */
export const affiliateStaffRows: readonly StaffRow[] = [
  staffRow(endpoint.listAffiliatePlans, schema.ListAffiliatePlansSchema, schema.AffiliatePlanPageSchema),
  staffRow(endpoint.getAffiliatePlan, schema.AskAffiliatePlanSchema, schema.AffiliatePlanSheetSchema, [
    "affiliate.plan.unknown",
  ]),
  staffRow(endpoint.createAffiliatePlan, schema.CreateAffiliatePlanSchema, schema.AffiliatePlanSheetSchema, [
    "fields",
    "idempotency.conflict",
  ]),
  staffRow(endpoint.changeAffiliatePlan, schema.ChangeAffiliatePlanSchema, schema.ChangedAffiliatePlanSchema, [
    "affiliate.plan.unknown",
    "affiliate.plan.state",
    "state.changed",
    "fields",
    "idempotency.conflict",
  ]),
  staffRow(endpoint.endAffiliatePlan, schema.EndAffiliatePlanSchema, schema.AffiliatePlanSheetSchema, [
    "affiliate.plan.unknown",
    "affiliate.plan.state",
    "state.changed",
  ]),
  staffRow(endpoint.listAffiliates, schema.ListAffiliatesSchema, schema.AffiliatePageSchema),
  staffRow(endpoint.getAffiliateSheet, schema.AskAffiliateSchema, schema.AffiliateSheetSchema, [
    "affiliate.agreement.unknown",
  ]),
  staffRow(endpoint.getAffiliateFigures, schema.AskAffiliateFiguresSchema, CampaignFiguresSchema, [
    "affiliate.agreement.unknown",
    "fields",
  ]),
  staffRow(endpoint.offerAffiliatePlan, schema.OfferAffiliatePlanSchema, ProposalIdSchema, [
    "affiliate.plan.unknown",
    "affiliate.plan.state",
    "affiliate.offered",
    "affiliate.unfit",
    "fields",
    "idempotency.conflict",
  ]),
  staffRow(endpoint.endAffiliateAgreement, schema.EndAffiliateAgreementSchema, Nothing, [
    "affiliate.agreement.unknown",
    "state.changed",
  ]),
  staffRow(endpoint.listStaffAffiliateBills, bill.ListStaffAffiliateBillsSchema, bill.StaffAffiliateBillPageSchema),
  staffRow(endpoint.getStaffAffiliateBill, bill.GetStaffAffiliateBillSchema, bill.StaffAffiliateBillSheetSchema, [
    "order.unknown",
  ]),
  staffRow(endpoint.decideAffiliateBill, bill.DecideAffiliateBillSchema, bill.StaffAffiliateBillSheetSchema, [
    "order.unknown",
    "state.changed",
    "proposal.own",
  ]),
];
