import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** An offer of vouchers. */
interface RewardKey {
  readonly tenantId: string;
  readonly rewardId: string;
}

/** Stores codes that an offer has not yet. @returns how many */
export async function addCodes(
  tx: Db,
  { tenantId, rewardId }: RewardKey,
  codes: readonly { readonly key: string; readonly sealed: string }[],
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("point_voucher_codes")
    .values(codes.map(({ key, sealed }) => ({ tenant_id: tenantId, reward_id: rewardId, code_key: key, sealed })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

/** Gives codes to a redemption, the oldest first; the offer is locked. @returns how many there were */
export async function takeCodes(
  tx: Db,
  { tenantId, rewardId }: RewardKey,
  orderNo: string,
  quantity: number,
): Promise<number> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("point_voucher_codes")
    .set({ order_no: orderNo })
    .where("tenant_id", "=", tenantId)
    .where("reward_id", "=", rewardId)
    .where(
      sql<boolean>`code_key in (
        select c.code_key from point_voucher_codes c
        where c.tenant_id = ${tenantId} and c.reward_id = ${rewardId} and c.order_no is null order by c.position limit ${quantity})`,
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The sealed codes of redemptions. */
export async function listCodes(
  db: Db,
  tenantId: string,
  orderNos: readonly string[],
): Promise<readonly { readonly orderNo: string; readonly rewardId: string; readonly sealed: string }[]> {
  if (orderNos.length === 0) return [];
  return tables(db)
    .selectFrom("point_voucher_codes")
    .select(["order_no as orderNo", "reward_id as rewardId", "sealed"])
    .where("tenant_id", "=", tenantId)
    .where("order_no", "in", [...orderNos])
    .orderBy("position")
    .$narrowType<{ orderNo: string }>()
    .execute();
}
