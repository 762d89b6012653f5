import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { takeCodes } from "./codeStore.ts";
import { payForPoints } from "./movePoints.ts";
import { creditPoints } from "./pointStore.ts";
import { type RedemptionRow, redemptions } from "./redemptionStore.ts";
import { addStock, lockReward } from "./rewardStore.ts";
import { getSettings } from "./settingsStore.ts";

/** Who decides, and what the member reads; nobody and nothing where it is carried out at once. */
interface Decision {
  readonly by?: string;
  readonly remark?: string;
}

const toChange = ({ by, remark }: Decision) => ({
  ...(by !== undefined && { decided_by: by }),
  ...(remark !== undefined && { reason: remark }),
});

/** Carries out a locked redemption: money is paid, codes are given. @throws Refusal `reward.sold.out` where codes are missing; Error where it is decided */
export async function approveRedemption(tx: Db, row: RedemptionRow, decision: Decision): Promise<RedemptionRow> {
  const { tenant_id: tenantId, member_id: memberId, order_no: refNo, reward_id: rewardId, quantity } = row;
  const moved = await redemptions.move(tx, row, "approve", toChange(decision));
  if (moved === undefined) throw new Error(`redemption ${refNo} was decided before`);
  if (row.cash !== null) {
    const [amount, currency] = [BigInt(row.cash), row.currency];
    const { settings } = await getSettings(tx, { id: tenantId, currency });
    const required = (amount * BigInt(settings.turnoverPercent)) / 100n;
    await payForPoints(tx, { tenantId, memberId, refNo, currency, amount, required });
  }
  if (row.type === "VOUCHER" && (await takeCodes(tx, { tenantId, rewardId }, refNo, quantity)) < quantity)
    throw new Refusal("reward.sold.out", { value: { left: 0 } });
  await publishEvent(tx, { tenantId, memberId, kind: "points" });
  return moved;
}

/** Rejects a locked redemption: points and stock come back. @throws Error where it is decided */
export async function rejectRedemption(tx: Db, row: RedemptionRow, decision: Decision): Promise<RedemptionRow> {
  const { tenant_id: tenantId, member_id: memberId, order_no: refNo } = row;
  const moved = await redemptions.move(tx, row, "reject", toChange(decision));
  if (moved === undefined) throw new Error(`redemption ${refNo} was decided before`);
  const reward = await lockReward(tx, tenantId, row.reward_id);
  if (reward !== undefined) await addStock(tx, reward, row.quantity);
  await creditPoints(tx, { tenantId, memberId, kind: "POINT_RETURN", points: BigInt(row.amount), refNo });
  return moved;
}
