import {
  type RedeemReward,
  redemptionStatuses,
  type Redeemed,
  type RewardAddress,
  toDecimal,
  toMoney,
} from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { createOrderNo } from "../../orders/createOrderNo.ts";
import { getTwoPersonAmount } from "../../tenants/stakes.ts";
import { requireNotExcluded } from "../protection/index.ts";
import { getRank } from "../rank/index.ts";
import { approveRedemption } from "./approveRedemption.ts";
import { requireRedeemable } from "./judgePoints.ts";
import { spendPoints } from "./movePoints.ts";
import { lockPoints, sumStaked } from "./pointStore.ts";
import { redemptions, sumAutomatic } from "./redemptionStore.ts";
import { requireClaimant } from "./requireClaimant.ts";
import { addStock, lockReward, type StoredReward } from "./rewardStore.ts";
import type { Services } from "./services.ts";
import { getSettings } from "./settingsStore.ts";

const pointUnit = 10_000n;

/** What no address of a parcel has. */
const pictographs = /\p{Extended_Pictographic}/u;

/** Where a gift is sent. @throws Refusal `fields` without one, and for signs that no address has */
function requireAddress(address: RewardAddress | undefined): RewardAddress {
  if (address === undefined) throw new Refusal("fields", { fields: [{ name: "address", rule: "required" }] });
  const wrong = (["name", "address"] as const).filter((name) => pictographs.test(address[name]));
  if (wrong.length > 0)
    throw new Refusal("fields", { fields: wrong.map((name) => ({ name: `address.${name}`, rule: "pattern" })) });
  return { name: address.name.trim(), phone: address.phone.trim(), address: address.address.trim() };
}

/** What money brings in a currency for one, in 1/10,000 of the unit; null for other types. @throws Refusal `reward.unknown` where it has none */
function toCash({ type, cash }: StoredReward, currency: string): bigint | null {
  if (type !== "CASH") return null;
  const amount = cash[currency];
  if (amount === undefined) throw new Refusal("reward.unknown");
  return toMoney(amount);
}

/**
 * Prepares a redemption (PM-03); the returned effect takes points and stock, and carries it out at once where staff need not look: codes
 * always, money up to the merchant's amount a day.
 * @throws Refusal `account.*`, `permission.denied`, `payment.password.*`, `rg.timeout`, `rg.self.excluded`, `fields`, `reward.unknown`,
 * `points.not.eligible`, `reward.level` with `rank`, `reward.amount.required` with `required` and `done`, `reward.sold.out` with `left`, `points.insufficient`
 */
export async function prepareRedemption(
  services: Services,
  call: Call,
  { rewardId, quantity, address, paymentPassword }: RedeemReward,
): Promise<(tx: Db) => Promise<{ readonly redeemId: string; readonly status: Redeemed["status"] }>> {
  const { tenantId, memberId, currency } = await requireClaimant(services, call, paymentPassword);
  const { timeZone } = call.tenant;
  const key = { tenantId, memberId };
  return async (tx) => {
    await requireNotExcluded(tx, key);
    const reward = await lockReward(tx, tenantId, rewardId);
    if (reward === undefined || !reward.is_on) throw new Refusal("reward.unknown");
    const cash = toCash(reward, currency);
    await requireRedeemable(tx, { ...key, currency }, reward.id);
    const sentTo = reward.type === "GIFT" ? requireAddress(address) : undefined;
    await requireEarned(tx, { ...key, currency }, timeZone, reward);
    if (!(await addStock(tx, reward, -quantity)))
      throw new Refusal("reward.sold.out", { value: { left: reward.quantity } });
    await lockPoints(tx, key);
    const points = BigInt(reward.points_required) * BigInt(quantity) * pointUnit;
    const orderNo = createOrderNo("R");
    await spendPoints(tx, { ...key, kind: "POINT_REDEEM", refNo: orderNo, points });
    const total = cash === null ? null : cash * BigInt(quantity);
    const isDecided = await needsStaff(tx, { ...key, currency }, timeZone, { type: reward.type, total });
    const added = await redemptions.add(tx, {
      tenant_id: tenantId,
      order_no: orderNo,
      member_id: memberId,
      reward_id: reward.id,
      type: reward.type,
      names: JSON.stringify(reward.names),
      quantity,
      amount: points,
      currency,
      cash: total,
      address: sentTo === undefined ? null : JSON.stringify(sentTo),
      is_automatic: !isDecided,
      takes_two: total !== null && total >= getTwoPersonAmount(currency),
    });
    if (added === undefined) throw new Error(`redemption ${orderNo} is stored already`);
    const status = isDecided ? "PROCESS" : (await approveRedemption(tx, added, {})).state;
    return { redeemId: orderNo, status: redemptionStatuses[status] };
  };
}

type Member = { readonly tenantId: string; readonly memberId: string; readonly currency: string };

/** @throws Refusal `reward.level`, `reward.amount.required` */
async function requireEarned(tx: Db, member: Member, timeZone: string, reward: StoredReward): Promise<void> {
  const { level_required: rank, amount_required: amounts } = reward;
  if (rank !== null && (await getRank(tx, member)) < rank) throw new Refusal("reward.level", { value: { rank } });
  const required = toMoney(amounts[member.currency] ?? "0.00");
  const done = required === 0n ? 0n : await sumStaked(tx, member, timeZone);
  if (done < required)
    throw new Refusal("reward.amount.required", { value: { required: toDecimal(required), done: toDecimal(done) } });
}

/** Whether staff have to look: at each gift, and at money beyond what the merchant pays a member in a day without them. */
async function needsStaff(
  tx: Db,
  member: Member,
  timeZone: string,
  { type, total }: { readonly type: StoredReward["type"]; readonly total: bigint | null },
): Promise<boolean> {
  if (type === "GIFT") return true;
  if (total === null) return false;
  if (total >= getTwoPersonAmount(member.currency)) return true;
  const { settings } = await getSettings(tx, { id: member.tenantId, currency: member.currency });
  return total + (await sumAutomatic(tx, member, timeZone)) > toMoney(settings.autoAmount);
}
