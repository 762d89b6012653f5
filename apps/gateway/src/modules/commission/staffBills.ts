import { toDecimal } from "@marquee/contract";
import { type GetStaffBill, listStaffBills, type StaffBill, type StaffBillSheet } from "@marquee/contract/staff";
import type { ExportList } from "../../exports/ExportList.ts";
import { exportOrders } from "../../orders/exportOrders.ts";
import type { OrderList } from "../../orders/listOrders.ts";
import type { ListedOrder } from "../../orders/OrderStore.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { type Bill, bills } from "./billStore.ts";
import { findContract } from "./contractStore.ts";
import type { Services } from "./services.ts";
import { showBill } from "./showBill.ts";

/** A bill in a list of staff. */
const toStaffBill = (row: ListedOrder<Bill>): StaffBill => ({
  orderNo: row.bill_no,
  version: row.version,
  at: row.created_at.getTime(),
  changedAt: row.changed_at.getTime(),
  memberId: row.member_id,
  username: row.username,
  amount: toDecimal(BigInt(row.amount)),
  currency: row.currency,
  kind: row.kind,
  payer: row.payer,
  state: row.state,
  reason: row.reason,
  periodStart: row.period_start.getTime(),
  periodEnd: row.period_end.getTime(),
  paid: toDecimal(BigInt(row.paid)),
  firstApprover: row.first_approver,
  decidedBy: row.decided_by,
});

/** The bills of a merchant. */
export const billList: OrderList<Bill, StaffBill> = { store: bills, name: "bills", toItem: toStaffBill };

/** The bills of a merchant as a file. */
export const billExport: ExportList = exportOrders(listStaffBills, billList, [
  { title: "bill", toText: ({ orderNo }) => orderNo },
  { title: "time", toText: ({ at }) => new Date(at).toISOString() },
  { title: "changed", toText: ({ changedAt }) => new Date(changedAt).toISOString() },
  { title: "agent", toText: ({ username }) => username },
  { title: "agent id", toText: ({ memberId }) => memberId },
  { title: "kind", toText: ({ kind }) => kind },
  { title: "payer", toText: ({ payer }) => payer },
  { title: "period start", toText: ({ periodStart }) => new Date(periodStart).toISOString() },
  { title: "period end", toText: ({ periodEnd }) => new Date(periodEnd).toISOString() },
  { title: "amount", toText: ({ amount }) => amount },
  { title: "paid", toText: ({ paid }) => paid },
  { title: "currency", toText: ({ currency }) => currency },
  { title: "state", toText: ({ state }) => state },
  { title: "reason", toText: ({ reason }) => reason },
  { title: "first approver", toText: ({ firstApprover }) => firstApprover ?? "" },
  { title: "decided by", toText: ({ decidedBy }) => decidedBy ?? "" },
]);

/** Everything about one bill. That it was looked at is written down. @throws Refusal `order.unknown` */
export async function showStaffBill(
  { db }: Pick<Services, "db">,
  call: MerchantCall,
  { orderNo, pageNo = 1 }: GetStaffBill,
): Promise<StaffBillSheet> {
  const key = { tenantId: call.tenant.id, orderNo };
  const row = await bills.requireListed(db, key);
  const contract = await findContract(db, key.tenantId, row.contract_id);
  if (contract === undefined) throw new Error(`bill ${orderNo} has no contract`);
  await call.audit(db, { action: "view bill", subject: orderNo, after: { member: row.username } });
  const { steps: calculation, ...parts } = await showBill(db, row, pageNo);
  return {
    ...toStaffBill(row),
    upline: row.upline_id === null ? null : { id: row.upline_id, account: contract.upline ?? "" },
    contractId: row.contract_id,
    period: contract.period,
    ...parts,
    calculation,
    steps: (await bills.listSteps(db, key)).map(({ at, ...step }) => ({ ...step, at: at.getTime() })),
  };
}
