import * as row from "@marquee/contract/staff";
import { listOrders } from "../../orders/listOrders.ts";
import type { SettingsScope } from "../../staff/guardSettings.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { commissionSettings, requireReviewAmounts } from "./commissionSettings.ts";
import { proposeContractAct } from "./contractActProposal.ts";
import { decideBillOf } from "./decideBill.ts";
import type { Services } from "./services.ts";
import { getStoredSettings } from "./settingsStore.ts";
import { billList, showStaffBill } from "./staffBills.ts";
import { readStaffContracts, showStaffContract } from "./staffContracts.ts";

const toScope = ({ tenant: { id, currency } }: MerchantCall): SettingsScope => ({ id, currency });

/** Contracts of agents and their bills in the back office. */
export function commissionStaffRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(row.listStaffBills, (call, request) => listOrders(services, call, request, billList)),
    merchantRoute(row.getStaffBill, (call, request) => showStaffBill(services, call, request)),
    merchantRoute(row.decideBill, async (call, request) => {
      await decideBillOf(services, call, request);
      return showStaffBill(services, call, { orderNo: request.orderNo });
    }),
    merchantRoute(row.getCommissionSettings, (call) => getStoredSettings(services.db, toScope(call))),
    merchantRoute(row.changeCommissionSettings, async (call, request) => {
      requireReviewAmounts(call.tenant, request);
      return commissionSettings.change(services, call, toScope(call), request);
    }),
    merchantRoute(row.listStaffContracts, (call, request) => readStaffContracts(services, call, request)),
    merchantRoute(row.getStaffContract, (call, request) => showStaffContract(services, call, request)),
    merchantRoute(row.proposeContractAct, (call, request) => proposeContractAct(services, call, request)),
  ];
}
