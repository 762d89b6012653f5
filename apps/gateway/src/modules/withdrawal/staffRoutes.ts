import { toDecimal } from "@marquee/contract";
import {
  changeWithdrawalSettings,
  decideWithdrawal,
  getStaffWithdrawal,
  getWithdrawalSettings,
  listStaffWithdrawals,
  resolveClaim,
  settlePayout,
  type StaffWithdrawalSheet,
} from "@marquee/contract/staff";
import { listOrders } from "../../orders/listOrders.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { requireCurrency } from "../../tenants/findCurrency.ts";
import { toStaffReader } from "../../staff/toStaffReader.ts";
import { getPaidAccount } from "./accountStore.ts";
import { decideWithdrawalOf, resolveClaimOf } from "./decide.ts";
import { withdrawalSettings } from "./withdrawalSettings.ts";
import { getSettings } from "./settingsStore.ts";
import { listFindings, proposeSettlement } from "./settlePayout.ts";
import { toStaffWithdrawal, withdrawalList } from "./withdrawalList.ts";
import { withdrawals } from "./withdrawalStore.ts";

/** Everything about one withdrawal, with links to the pictures of its claim. @throws Refusal `order.unknown` */
async function show({ db, fileLinks }: Services, call: MerchantCall, orderNo: string): Promise<StaffWithdrawalSheet> {
  const key = { tenantId: call.tenant.id, orderNo };
  const row = await withdrawals.requireListed(db, key);
  const account = row.account_id === null ? undefined : await getPaidAccount(db, key.tenantId, row.account_id);
  await call.audit(db, { action: "view withdrawal", subject: orderNo, after: { member: row.username } });
  const reader = toStaffReader(call.session, call.tenant);
  return {
    ...toStaffWithdrawal(row),
    place: row.place,
    number: row.number,
    holder: account?.holder ?? "",
    provider: row.provider,
    providerRef: row.provider_ref,
    confirmUntil: row.confirm_until?.getTime() ?? null,
    received: row.received === null ? null : toDecimal(BigInt(row.received)),
    remark: row.remark,
    complaint: row.complaint,
    linkedOrderNo: row.linked_order_no,
    findings: listFindings(row),
    pictures: row.proof.map((id) => fileLinks.create(reader, id, `/staff/files/${call.tenant.code}`)),
    steps: (await withdrawals.listSteps(db, key)).map(({ at, ...step }) => ({ ...step, at: at.getTime() })),
  };
}

/** The merchant, and the currency that a page asks for, else the merchant's own. @throws Refusal `request.invalid` for one that it does not have */
function toScope(
  { tenant }: MerchantCall,
  asked = tenant.currency,
): { readonly id: string; readonly currency: string } {
  return { id: tenant.id, currency: requireCurrency(tenant, asked) };
}

/** Withdrawals in the back office. */
export function withdrawalStaffRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(listStaffWithdrawals, (call, request) => listOrders(services, call, request, withdrawalList)),
    merchantRoute(getStaffWithdrawal, (call, { orderNo }) => show(services, call, orderNo)),
    merchantRoute(decideWithdrawal, async (call, request) => {
      await decideWithdrawalOf(services, call, request);
      return show(services, call, request.orderNo);
    }),
    merchantRoute(resolveClaim, async (call, request) => {
      await resolveClaimOf(services, call, request);
      return show(services, call, request.orderNo);
    }),
    merchantRoute(settlePayout, (call, request) => proposeSettlement(services, call, request)),
    merchantRoute(getWithdrawalSettings, (call, { currency }) => getSettings(services.db, toScope(call, currency))),
    merchantRoute(changeWithdrawalSettings, (call, request) =>
      withdrawalSettings.change(services, call, toScope(call, request.currency), request),
    ),
  ];
}
