import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** A gift that was paid; `amount` in 1/10,000 of the unit. */
export interface PaidGift {
  readonly level: number;
  readonly claim_no: string;
  readonly amount: string;
  readonly at: Date;
}

/** The gifts that a member was paid, the highest level first. */
export async function listGifts(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly PaidGift[]> {
  return tables(db)
    .selectFrom("rank_gifts")
    .select(["level", "claim_no", "amount", "at"])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .orderBy("level", "desc")
    .execute();
}

/** Holds how far a member has come until the transaction ends. @returns the highest level that play has reached */
export async function lockHighest(tx: Db, { tenantId, memberId }: MemberKey): Promise<number> {
  const row = await tables(tx)
    .selectFrom("member_ranks")
    .select("highest")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.highest ?? 0;
}

/** A gift that is about to be paid. */
interface NewGift extends MemberKey {
  readonly level: number;
  readonly claimNo: string;
  readonly currency: string;
  readonly amount: bigint;
}

/** Stores a gift. @returns false where the member has had the one of this level */
export async function addGift(
  tx: Db,
  { tenantId, memberId, level, claimNo, currency, amount }: NewGift,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("rank_gifts")
    .values({ tenant_id: tenantId, member_id: memberId, level, claim_no: claimNo, currency, amount })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
