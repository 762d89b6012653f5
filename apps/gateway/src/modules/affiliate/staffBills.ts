import { toDecimal } from "@marquee/contract";
import {
  type GetStaffAffiliateBill,
  listStaffAffiliateBills,
  type ListStaffAffiliateBills,
  type StaffAffiliateBill,
  type StaffAffiliateBillPage,
  type StaffAffiliateBillSheet,
} from "@marquee/contract/staff";
import type { ExportList } from "../../exports/ExportList.ts";
import { exportOrders } from "../../orders/exportOrders.ts";
import { listOrders, type OrderList } from "../../orders/listOrders.ts";
import type { ListedOrder } from "../../orders/OrderStore.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { affiliateBills, type AffiliateBillRow, getBillPlan, listBillSubs, listPlanNames } from "./billStore.ts";
import type { Services } from "./services.ts";
import { readFormula, readPlayers, toFigures } from "./showBill.ts";

/** A bill in a list of staff, without the name of its plan. */
const toItem = (row: ListedOrder<AffiliateBillRow>): StaffAffiliateBill => ({
  orderNo: row.bill_no,
  version: row.version,
  at: row.created_at.getTime(),
  changedAt: row.changed_at.getTime(),
  memberId: row.member_id,
  username: row.username,
  amount: toDecimal(BigInt(row.amount)),
  currency: row.currency,
  planId: row.plan_id,
  plan: "",
  kind: row.kind,
  month: row.month,
  state: row.state,
  reason: row.reason,
  paid: toDecimal(BigInt(row.paid)),
  signals: row.signals,
  firstApprover: row.first_approver,
  firstDecision: row.first_decision,
  decidedBy: row.decided_by,
});

const billList: OrderList<AffiliateBillRow, StaffAffiliateBill> = {
  store: affiliateBills,
  name: "affiliate bills",
  toItem,
};

/** The bills of a merchant's affiliates, newest first. That they were read is written down. @throws Refusal as `listOrders` */
export async function readStaffBills(
  services: Pick<Services, "db">,
  call: MerchantCall,
  request: ListStaffAffiliateBills,
): Promise<StaffAffiliateBillPage> {
  const page = await listOrders(services, call, request, billList);
  const planIds = [...new Set(page.items.map(({ planId }) => planId))];
  const names = await listPlanNames(services.db, call.tenant.id, planIds);
  return { ...page, items: page.items.map((item) => ({ ...item, plan: names.get(item.planId) ?? "" })) };
}

/** The bills of a merchant's affiliates as a file. */
export const affiliateBillExport: ExportList = exportOrders(
  listStaffAffiliateBills,
  { ...billList, name: "affiliate-bills" },
  [
    { title: "bill", toText: ({ orderNo }) => orderNo },
    { title: "time", toText: ({ at }) => new Date(at).toISOString() },
    { title: "changed", toText: ({ changedAt }) => new Date(changedAt).toISOString() },
    { title: "affiliate", toText: ({ username }) => username },
    { title: "affiliate id", toText: ({ memberId }) => memberId },
    { title: "plan id", toText: ({ planId }) => planId },
    { title: "kind", toText: ({ kind }) => kind },
    { title: "month", toText: ({ month }) => month.slice(0, 7) },
    { title: "amount", toText: ({ amount }) => amount },
    { title: "paid", toText: ({ paid }) => paid },
    { title: "currency", toText: ({ currency }) => currency },
    { title: "state", toText: ({ state }) => state },
    { title: "signals", toText: ({ signals }) => signals.join(" ") },
    { title: "reason", toText: ({ reason }) => reason },
    { title: "first approver", toText: ({ firstApprover }) => firstApprover ?? "" },
    { title: "decided by", toText: ({ decidedBy }) => decidedBy ?? "" },
  ],
);

/** Everything about one bill. That it was looked at is written down. @throws Refusal `order.unknown` */
export async function showStaffBill(
  { db }: Pick<Services, "db">,
  call: MerchantCall,
  { orderNo, pageNo = 1 }: GetStaffAffiliateBill,
): Promise<StaffAffiliateBillSheet> {
  const key = { tenantId: call.tenant.id, orderNo };
  const row = await affiliateBills.requireListed(db, key);
  await call.audit(db, { action: "view affiliate bill", subject: orderNo, after: { member: row.username } });
  const { plan, month } = await getBillPlan(db, row);
  const { version: terms, steps: calculation, ...formula } = await readFormula(db, row);
  const { rows, page } = await readPlayers(db, row, pageNo);
  return {
    ...toItem(row),
    plan,
    month,
    terms,
    ...formula,
    calculation,
    players: {
      list: rows.map((player) => ({
        memberId: player.memberId,
        account: player.account,
        ...toFigures(player),
        signals: player.signals,
      })),
      ...page,
    },
    subs: (await listBillSubs(db, row)).map((sub) => ({ ...sub, amount: toDecimal(BigInt(sub.amount)) })),
    steps: (await affiliateBills.listSteps(db, key)).map(({ at, ...step }) => ({ ...step, at: at.getTime() })),
  };
}
