import { toDecimal } from "@marquee/contract";
import { listStaffDeposits, type StaffDeposit } from "@marquee/contract/staff";
import type { ExportList } from "../../../exports/ExportList.ts";
import { exportOrders } from "../../../orders/exportOrders.ts";
import type { OrderList } from "../../../orders/listOrders.ts";
import type { ListedOrder } from "../../../orders/OrderStore.ts";
import { type Deposit, deposits } from "./depositStore.ts";

/** A deposit as staff see it. */
export function toStaffDeposit(row: ListedOrder<Deposit>): StaffDeposit {
  const { paid_amount: amount, paid_currency: currency } = row;
  return {
    orderNo: row.order_no,
    version: row.version,
    at: row.created_at.getTime(),
    changedAt: row.changed_at.getTime(),
    memberId: row.member_id,
    username: row.username,
    type: row.type,
    state: row.state,
    amount: toDecimal(BigInt(row.amount)),
    fee: toDecimal(BigInt(row.fee)),
    currency: row.currency,
    paid: amount === null || currency === null ? null : { amount: toDecimal(BigInt(amount)), currency },
    provider: row.provider,
    providerRef: row.provider_ref,
    reason: row.reason,
    linkedOrderNo: row.linked_order_no,
    contradiction: row.contradiction,
    decidedBy: row.decided_by,
  };
}

/** The deposits of a merchant. */
export const depositList: OrderList<Deposit, StaffDeposit> = {
  store: deposits,
  name: "deposits",
  toItem: toStaffDeposit,
};

/** The deposits of a merchant as a file. */
export const depositExport: ExportList = exportOrders(listStaffDeposits, depositList, [
  { title: "order", toText: ({ orderNo }) => orderNo },
  { title: "time", toText: ({ at }) => new Date(at).toISOString() },
  { title: "changed", toText: ({ changedAt }) => new Date(changedAt).toISOString() },
  { title: "member", toText: ({ username }) => username },
  { title: "member id", toText: ({ memberId }) => memberId },
  { title: "paid by", toText: ({ type }) => type },
  { title: "amount", toText: ({ amount }) => amount },
  { title: "fee", toText: ({ fee }) => fee },
  { title: "currency", toText: ({ currency }) => currency },
  { title: "paid amount", toText: ({ paid }) => paid?.amount ?? "" },
  { title: "paid currency", toText: ({ paid }) => paid?.currency ?? "" },
  { title: "state", toText: ({ state }) => state },
  { title: "reason", toText: ({ reason }) => reason },
  { title: "provider", toText: ({ provider }) => provider },
  { title: "provider's reference", toText: ({ providerRef }) => providerRef ?? "" },
  { title: "linked order", toText: ({ linkedOrderNo }) => linkedOrderNo ?? "" },
  { title: "decided by", toText: ({ decidedBy }) => decidedBy ?? "" },
]);
