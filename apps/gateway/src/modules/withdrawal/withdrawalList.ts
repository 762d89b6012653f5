import { toDecimal } from "@marquee/contract";
import { listStaffWithdrawals, type StaffWithdrawal } from "@marquee/contract/staff";
import type { ExportList } from "../../exports/ExportList.ts";
import { exportOrders } from "../../orders/exportOrders.ts";
import type { OrderList } from "../../orders/listOrders.ts";
import type { ListedOrder } from "../../orders/OrderStore.ts";
import { type Withdrawal, withdrawals } from "./withdrawalStore.ts";

/** A withdrawal in a list of staff. */
export const toStaffWithdrawal = (row: ListedOrder<Withdrawal>): StaffWithdrawal => ({
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
  checks: row.checks,
  takesTwo: row.takes_two,
  firstApprover: row.first_approver,
  decidedBy: row.decided_by,
  contradiction: row.contradiction,
  hasComplaint: row.complained_at !== null,
});

/** The withdrawals of a merchant. */
export const withdrawalList: OrderList<Withdrawal, StaffWithdrawal> = {
  store: withdrawals,
  name: "withdrawals",
  toItem: toStaffWithdrawal,
};

/** The withdrawals of a merchant as a file. */
export const withdrawalExport: ExportList = exportOrders(listStaffWithdrawals, withdrawalList, [
  { title: "order", toText: ({ orderNo }) => orderNo },
  { title: "time", toText: ({ at }) => new Date(at).toISOString() },
  { title: "changed", toText: ({ changedAt }) => new Date(changedAt).toISOString() },
  { title: "member", toText: ({ username }) => username },
  { title: "member id", toText: ({ memberId }) => memberId },
  { title: "paid to", toText: ({ type }) => type },
  { title: "amount", toText: ({ amount }) => amount },
  { title: "fee", toText: ({ fee }) => fee },
  { title: "currency", toText: ({ currency }) => currency },
  { title: "state", toText: ({ state }) => state },
  { title: "checks", toText: ({ checks }) => checks.join(" ") },
  { title: "contradiction", toText: ({ contradiction }) => contradiction },
  { title: "first approver", toText: ({ firstApprover }) => firstApprover ?? "" },
  { title: "decided by", toText: ({ decidedBy }) => decidedBy ?? "" },
]);
