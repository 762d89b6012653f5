import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { Session } from "../../authentication/Session.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { lockAccount } from "../../ledger/readLedger.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

/** Whose protection is changed, and the currency of his limits. */
export type ProtectedOwner = MemberKey & Pick<Session, "currency">;

/** Counts what a member has staked and won so far, without stakes that were rolled back. */
async function countPlay(tx: Db, { tenantId, memberId }: MemberKey, account: string, asset: string): Promise<void> {
  await sql`
    insert into protected_play (tenant_id, member_id, hour, staked, won)
    select ${tenantId}, ${memberId}, date_trunc('hour', e.at, 'UTC'),
      coalesce(-sum(e.amount) filter (where e.kind = 'BET'), 0), coalesce(sum(e.amount) filter (where e.kind <> 'BET'), 0)
    from ledger.entries e
    join ledger.transfers t on t.tenant_id = e.tenant_id and t.id = e.transfer_id
    where e.tenant_id = ${tenantId} and e.account = ${account} and e.asset = ${asset} and e.position is not null
      and e.kind in ('BET', 'WIN', 'JACKPOT') and e.at > clock_timestamp() - interval '32 days'
      and not (e.kind = 'BET' and exists (
        select from provider_transactions u
        where u.tenant_id = e.tenant_id and u.provider = substr(t.scope, length('provider:') + 1) and u.bet_tx_id = t.key
          and u.kind = 'rollback' and u.status = 'OK'))
    group by 3`.execute(tx);
}

/**
 * Locks how a member is protected until the transaction ends, and the wallet, so that no stake and no order runs beside the change: what
 * follows holds from the answer on. The play of a member who sets something for the first time is counted now.
 */
export async function lockProtection(tx: Db, { tenantId, memberId, currency: asset }: ProtectedOwner): Promise<void> {
  const made = await tables(tx)
    .insertInto("protected_members")
    .values({ tenant_id: tenantId, member_id: memberId })
    .onConflict((conflict) => conflict.columns(["tenant_id", "member_id"]).doNothing())
    .executeTakeFirst();
  await lockMember(tx, { tenantId, memberId });
  const account = toMemberAccount("real", memberId, "main");
  await lockAccount(tx, { tenant: tenantId, account, asset });
  if (made.numInsertedOrUpdatedRows === 1n) await countPlay(tx, { tenantId, memberId }, account, asset);
}

/** Makes orders of a protected member wait for each other; nothing for others. */
export async function lockMember(tx: Db, { tenantId, memberId }: MemberKey): Promise<void> {
  await tables(tx)
    .selectFrom("protected_members")
    .select("member_id")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    // Counted play refers to this row, and a bet holds the wallet meanwhile: it must not wait here.
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** What a member has chosen beside limits; the defaults for one who has chosen nothing. */
export async function getChoices(
  db: Db,
  { tenantId, memberId }: MemberKey,
): Promise<{ readonly realityMinutes: number; readonly hasReadMessage: boolean }> {
  const row = await tables(db)
    .selectFrom("protected_members")
    .select(["reality_minutes", "deposit_message_at"])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return { realityMinutes: row?.reality_minutes ?? 60, hasReadMessage: (row?.deposit_message_at ?? null) !== null };
}

/** Stores how often the reality check comes, in minutes. */
export async function saveRealityMinutes(tx: Db, { tenantId, memberId }: MemberKey, minutes: number): Promise<void> {
  await tables(tx)
    .updateTable("protected_members")
    .set({ reality_minutes: minutes })
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .execute();
}

/** Stores that the message before the first deposit was read. */
export async function saveMessageRead(tx: Db, { tenantId, memberId }: MemberKey): Promise<void> {
  await tables(tx)
    .updateTable("protected_members")
    .set({ deposit_message_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("deposit_message_at", "is", null)
    .execute();
}

/** A round that was staked in and has not ended. */
export interface OpenRound {
  readonly round_id: string;
  readonly game_code: string;
  readonly opened_at: Date;
}

/** A member's open rounds for money, newest first. */
export async function listOpenRounds(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly OpenRound[]> {
  const { rows } = await sql<OpenRound>`
    select r.round_id, r.game_code, r.opened_at
    from (select distinct provider from game_sessions where tenant_id = ${tenantId} and player_id = ${memberId}) p
    join game_rounds r on r.tenant_id = ${tenantId} and r.provider = p.provider and r.player_id = ${memberId}
      and r.realm = 'real' and r.state = 'OPEN'
    order by r.opened_at desc limit 50`.execute(db);
  return rows;
}
