import { toDecimal } from "@marquee/contract";
import * as row from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import { listOrders } from "../../orders/listOrders.ts";
import type { SettingsScope } from "../../staff/guardSettings.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { requireCurrency } from "../../tenants/findCurrency.ts";
import { addVoucherCodesOf } from "./addVoucherCodes.ts";
import { correctPointsOf } from "./correctPoints.ts";
import { decideRedemptionOf } from "./decideRedemption.ts";
import { findPointMember } from "./correctionStore.ts";
import { listObstacles } from "./judgePoints.ts";
import { pointSettings, requireSound } from "./pointSettings.ts";
import { getPoints } from "./pointStore.ts";
import { readMovements } from "./readMovements.ts";
import { redemptionList, showStaffRedemption } from "./redemptionList.ts";
import { listCountedRewards } from "./rewardStore.ts";
import { saveRewardOf } from "./saveReward.ts";
import type { Services } from "./services.ts";
import { getSettings } from "./settingsStore.ts";

const mostMovements = 50;

const toScope = ({ tenant }: MerchantCall, currency: string): SettingsScope => ({
  id: tenant.id,
  currency: requireCurrency(tenant, currency),
});

async function listRewards({ db }: Services, { tenant }: MerchantCall): Promise<row.StaffRewardList> {
  const rewards = await listCountedRewards(db, tenant.id);
  return rewards.map((reward) => ({
    id: reward.id,
    version: reward.version,
    type: reward.type,
    names: reward.names,
    picture: reward.picture,
    pointsRequired: Number(reward.points_required),
    amountRequired: { ...reward.amount_required },
    cash: { ...reward.cash },
    levelRequired: reward.level_required,
    isOn: reward.is_on,
    position: reward.position,
    quantity: reward.quantity,
    redeemed: reward.redeemed,
    points: toDecimal(BigInt(reward.points)),
  }));
}

/** @throws Refusal `member.unknown` */
async function showMember({ db }: Services, call: MerchantCall, memberId: string): Promise<row.MemberPoints> {
  const key = { tenantId: call.tenant.id, memberId };
  const member = await findPointMember(db, key);
  if (member === undefined) throw new Refusal("member.unknown");
  const { username, currency } = member;
  await call.audit(db, { action: "read member points", subject: username });
  const { points, earned, owed } = await getPoints(db, key);
  const page = { limit: mostMovements, offset: 0 };
  const { list: movements } = await readMovements(db, key, { timeZone: call.tenant.timeZone }, page);
  return {
    points: toDecimal(points),
    lifetime: toDecimal(earned),
    owed: toDecimal(owed),
    against: await listObstacles(db, { ...key, currency }, call.tenant.timeZone),
    movements,
  };
}

/** Points, the mall and its redemptions in the back office. */
export function pointsStaffRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(row.getPointSettings, (call, { currency }) => getSettings(services.db, toScope(call, currency))),
    merchantRoute(row.changePointSettings, async (call, request) => {
      requireSound(request.settings);
      return pointSettings.change(services, call, toScope(call, request.currency), request);
    }),
    merchantRoute(row.listStaffRewards, (call) => listRewards(services, call)),
    merchantRoute(row.saveReward, (call, request) => saveRewardOf(services, call, request)),
    merchantRoute(row.addVoucherCodes, (call, request) => addVoucherCodesOf(services, call, request)),
    merchantRoute(row.listStaffRedemptions, (call, request) => listOrders(services, call, request, redemptionList)),
    merchantRoute(row.getStaffRedemption, (call, { orderNo }) => showStaffRedemption(services, call, orderNo)),
    merchantRoute(row.decideRedemption, async (call, request) => {
      await decideRedemptionOf(services, call, request);
      return showStaffRedemption(services, call, request.orderNo);
    }),
    merchantRoute(row.correctPoints, (call, request) => correctPointsOf(services, call, request)),
    merchantRoute(row.getMemberPoints, (call, { memberId }) => showMember(services, call, memberId)),
  ];
}
