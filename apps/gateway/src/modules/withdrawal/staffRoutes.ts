import { toDecimal } from "@marquee/contract";
import {
  changeWithdrawalSettings,
  decideWithdrawal,
  getStaffWithdrawal,
  getWithdrawalSettings,
  listStaffWithdrawals,
  type ListStaffWithdrawals,
  resolveClaim,
  settlePayout,
  type StaffWithdrawal,
  type StaffWithdrawalPage,
  type StaffWithdrawalSheet,
} from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "../../Services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { requireCurrency } from "../../tenants/findCurrency.ts";
import { toStaffReader } from "../../staff/toStaffReader.ts";
import { readPlace, toPlace } from "../wallet/index.ts";
import { decideWithdrawalOf, resolveClaimOf } from "./decide.ts";
import { getListedWithdrawal, type ListedWithdrawal, listWithdrawalPage } from "./listStore.ts";
import { changeSettings } from "./changeSettings.ts";
import { getSettings } from "./settingsStore.ts";
import { listFindings, proposeSettlement } from "./settlePayout.ts";
import { listSteps } from "./withdrawalStore.ts";

const pageSize = 50;

const toLine = (row: ListedWithdrawal): StaffWithdrawal => ({
  orderNo: row.order_no,
  at: row.created_at.getTime(),
  changedAt: row.changed_at.getTime(),
  memberId: row.member_id,
  username: row.username,
  type: row.type,
  state: row.state,
  amount: toDecimal(BigInt(row.amount)),
  fee: toDecimal(BigInt(row.fee)),
  currency: row.currency,
  checks: row.checks,
  takesTwo: row.takes_two,
  firstApprover: row.first_approver,
  contradiction: row.contradiction,
  hasComplaint: row.complained_at !== null,
});

/** A merchant's withdrawals; that they were read is written down, since they name members. */
async function list(
  { db }: Services,
  call: MerchantCall,
  { state, cursor }: ListStaffWithdrawals,
): Promise<StaffWithdrawalPage> {
  const rows = await listWithdrawalPage(db, call.tenant.id, pageSize + 1, { state, after: readPlace(cursor) });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  if (shown.length > 0) {
    const after = { orders: shown.map((row) => row.order_no) };
    await call.audit(db, { action: "read withdrawals", subject: state ?? "", after });
  }
  return {
    items: shown.map(toLine),
    next: rows.length > pageSize && last !== undefined ? toPlace(last.created_at, last.order_no) : null,
  };
}

/** Everything about one withdrawal, with links to the pictures of its claim. @throws Refusal `order.unknown` */
async function show({ db, fileLinks }: Services, call: MerchantCall, orderNo: string): Promise<StaffWithdrawalSheet> {
  const key = { tenantId: call.tenant.id, orderNo };
  const row = await getListedWithdrawal(db, key);
  if (row === undefined) throw new Refusal("order.unknown");
  await call.audit(db, { action: "view withdrawal", subject: orderNo, after: { member: row.username } });
  const reader = toStaffReader(call.session, call.tenant);
  return {
    ...toLine(row),
    place: row.place,
    number: row.number,
    holder: row.holder ?? "",
    provider: row.provider,
    providerRef: row.provider_ref,
    confirmUntil: row.confirm_until?.getTime() ?? null,
    received: row.received === null ? null : toDecimal(BigInt(row.received)),
    remark: row.remark,
    complaint: row.complaint,
    linkedOrderNo: row.linked_order_no,
    findings: listFindings(row),
    pictures: row.proof.map((id) => fileLinks.create(reader, id, `/staff/files/${call.tenant.code}`)),
    steps: (await listSteps(db, key)).map(({ at, ...step }) => ({ ...step, at: at.getTime() })),
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
    merchantRoute(listStaffWithdrawals, (call, request) => list(services, call, request)),
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
      changeSettings(services, call, toScope(call, request.currency), request),
    ),
  ];
}
