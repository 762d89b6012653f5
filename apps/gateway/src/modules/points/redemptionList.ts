import { toDecimal } from "@marquee/contract";
import { listStaffRedemptions, type StaffRedemption, type StaffRedemptionSheet } from "@marquee/contract/staff";
import type { ExportList } from "../../exports/ExportList.ts";
import { exportOrders } from "../../orders/exportOrders.ts";
import type { OrderList } from "../../orders/listOrders.ts";
import type { ListedOrder } from "../../orders/OrderStore.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { listObstacles } from "./judgePoints.ts";
import { type RedemptionRow, redemptions } from "./redemptionStore.ts";
import type { Services } from "./services.ts";

/** A redemption in a list of staff. */
const toStaffRedemption = (row: ListedOrder<RedemptionRow>): StaffRedemption => ({
  orderNo: row.order_no,
  version: row.version,
  at: row.created_at.getTime(),
  changedAt: row.changed_at.getTime(),
  memberId: row.member_id,
  username: row.username,
  amount: toDecimal(BigInt(row.amount)),
  currency: row.currency,
  type: row.type,
  name: row.names.EN,
  quantity: row.quantity,
  cash: row.cash === null ? null : toDecimal(BigInt(row.cash)),
  state: row.state,
  remark: row.reason,
  takesTwo: row.takes_two,
  firstApprover: row.first_approver,
  decidedBy: row.decided_by,
});

/** The redemptions of a merchant. */
export const redemptionList: OrderList<RedemptionRow, StaffRedemption> = {
  store: redemptions,
  name: "redemptions",
  toItem: toStaffRedemption,
};

/** The redemptions of a merchant as a file. */
export const redemptionExport: ExportList = exportOrders(listStaffRedemptions, redemptionList, [
  { title: "order", toText: ({ orderNo }) => orderNo },
  { title: "time", toText: ({ at }) => new Date(at).toISOString() },
  { title: "changed", toText: ({ changedAt }) => new Date(changedAt).toISOString() },
  { title: "member", toText: ({ username }) => username },
  { title: "member id", toText: ({ memberId }) => memberId },
  { title: "type", toText: ({ type }) => type },
  { title: "reward", toText: ({ name }) => name },
  { title: "quantity", toText: ({ quantity }) => `${quantity}` },
  { title: "points", toText: ({ amount }) => amount },
  { title: "cash", toText: ({ cash }) => cash ?? "" },
  { title: "currency", toText: ({ currency }) => currency },
  { title: "state", toText: ({ state }) => state },
  { title: "remark", toText: ({ remark }) => remark },
  { title: "first approver", toText: ({ firstApprover }) => firstApprover ?? "" },
  { title: "decided by", toText: ({ decidedBy }) => decidedBy ?? "" },
]);

/** Everything about one redemption. That it was looked at is written down. @throws Refusal `order.unknown` */
export async function showStaffRedemption(
  { db }: Services,
  call: MerchantCall,
  orderNo: string,
): Promise<StaffRedemptionSheet> {
  const key = { tenantId: call.tenant.id, orderNo };
  const row = await redemptions.requireListed(db, key);
  await call.audit(db, { action: "view redemption", subject: orderNo, after: { member: row.username } });
  return {
    ...toStaffRedemption(row),
    address: row.address,
    against: await listObstacles(
      db,
      { tenantId: key.tenantId, memberId: row.member_id, currency: row.currency },
      call.tenant.timeZone,
      row.reward_id,
    ),
    steps: (await redemptions.listSteps(db, key)).map(({ at, ...step }) => ({ ...step, at: at.getTime() })),
  };
}
