import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";

/** An active bonus in play; amounts in 1/10,000 of the unit. */
export interface ActiveMoney {
  /** What of it is in the bonus wallet. */
  readonly balance: bigint;
  /** The highest stake that it allows. */
  readonly maxStake: bigint | undefined;
  readonly endsWithWithdrawal: boolean;
}

/** A member's active bonus in play; undefined for none. */
export async function getActiveBonus(
  db: Db,
  { tenantId, memberId, currency }: MemberKey & { readonly currency: string },
): Promise<ActiveMoney | undefined> {
  const { rows } = await sql<{ balance: string; max_stake: string | null; ends_with_withdrawal: boolean }>`
    select a.balance, b.max_stake, b.ends_with_withdrawal from bonuses b
    join ledger.accounts a on a.tenant_id = b.tenant_id and a.account = 'member:' || b.member_id || ':bonus' and a.asset = b.currency
    where b.tenant_id = ${tenantId} and b.member_id = ${memberId} and b.currency = ${currency} and b.state = 'ACTIVE'
      and b.expires_at > clock_timestamp()`.execute(db);
  const [bonus] = rows;
  return (
    bonus && {
      balance: BigInt(bonus.balance),
      maxStake: bonus.max_stake === null ? undefined : BigInt(bonus.max_stake),
      endsWithWithdrawal: bonus.ends_with_withdrawal,
    }
  );
}

/** What is in a member's bonus wallet while a bonus is active, in 1/10,000 of the unit. */
export const getBonusBalance = async (db: Db, member: MemberKey & { readonly currency: string }): Promise<bigint> =>
  (await getActiveBonus(db, member))?.balance ?? 0n;
