import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

/** What a member staked and won where the gateway hears of it afterwards, in 1/10,000 of the unit; a stake that was rolled back is below zero. */
export interface ToldPlay {
  readonly memberId: string;
  readonly roundId: string;
  readonly staked: bigint;
  readonly won: bigint;
}

/** Counts play at a vendor's own wallet towards the limits of its protected members, in the transaction that takes it into the ledger: what was asked for is told then. */
export async function countToldPlay(
  tx: Db,
  { tenantId, vendor }: { readonly tenantId: string; readonly vendor: string },
  plays: readonly ToldPlay[],
): Promise<void> {
  const [members, staked, won] = [
    plays.map(({ memberId }) => memberId),
    plays.map((play) => `${play.staked}`),
    plays.map((play) => `${play.won}`),
  ];
  await sql`
    insert into protected_play as p (tenant_id, member_id, hour, staked, won)
    select ${tenantId}, x.member_id, date_trunc('hour', clock_timestamp(), 'UTC'), sum(x.staked)::bigint, sum(x.won)::bigint
    from unnest(${members}::text[], ${staked}::bigint[], ${won}::bigint[]) as x(member_id, staked, won)
    join protected_members m on m.tenant_id = ${tenantId} and m.member_id = x.member_id
    group by 2
    on conflict (tenant_id, member_id, hour) do update set staked = p.staked + excluded.staked, won = p.won + excluded.won`.execute(
    tx,
  );
  const taken = plays.filter(({ staked: stake }) => stake > 0n);
  await sql`
    delete from asked_stakes a
    using unnest(${taken.map(({ memberId }) => memberId)}::text[], ${taken.map(({ roundId }) => roundId)}::text[]) as x(member_id, round_id)
    where a.tenant_id = ${tenantId} and a.vendor = ${vendor} and a.member_id = x.member_id and a.round_id = x.round_id`.execute(
    tx,
  );
}

/** Whether a member has ever set something, so that what was played has to be known before a stake. */
export async function isProtected(db: Db, { tenantId, memberId }: MemberKey): Promise<boolean> {
  const row = await tables(db)
    .selectFrom("protected_members")
    .select("member_id")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return row !== undefined;
}
