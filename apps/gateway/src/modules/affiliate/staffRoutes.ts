import * as row from "@marquee/contract/staff";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { endAffiliate, readAffiliateFigures, readAffiliates, showAffiliate } from "./affiliates.ts";
import { changePlan, createPlan, endPlan } from "./changePlans.ts";
import { decideBill } from "./decideBill.ts";
import { proposeOffer } from "./offerProposal.ts";
import { readPlans, showPlan } from "./plans.ts";
import type { Services } from "./services.ts";
import { readStaffBills, showStaffBill } from "./staffBills.ts";

/** Affiliate plans, affiliates and their bills in the back office. */
export function affiliateStaffRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(row.listAffiliatePlans, (call, request) => readPlans(services, call, request)),
    merchantRoute(row.getAffiliatePlan, (call, request) => showPlan(services, call, request)),
    merchantRoute(row.createAffiliatePlan, (call, request) => createPlan(services, call, request)),
    merchantRoute(row.changeAffiliatePlan, (call, request) => changePlan(services, call, request)),
    merchantRoute(row.endAffiliatePlan, (call, request) => endPlan(services, call, request)),
    merchantRoute(row.listAffiliates, (call, request) => readAffiliates(services, call, request)),
    merchantRoute(row.getAffiliateSheet, (call, request) => showAffiliate(services, call, request)),
    merchantRoute(row.getAffiliateFigures, (call, request) => readAffiliateFigures(services, call, request)),
    merchantRoute(row.offerAffiliatePlan, (call, request) => proposeOffer(services, call, request)),
    merchantRoute(row.endAffiliateAgreement, async (call, request) => {
      await endAffiliate(services, call, request);
      return {};
    }),
    merchantRoute(row.listStaffAffiliateBills, (call, request) => readStaffBills(services, call, request)),
    merchantRoute(row.getStaffAffiliateBill, (call, request) => showStaffBill(services, call, request)),
    merchantRoute(row.decideAffiliateBill, async (call, request) => {
      await decideBill(services, call, request);
      return showStaffBill(services, call, { orderNo: request.orderNo });
    }),
  ];
}
