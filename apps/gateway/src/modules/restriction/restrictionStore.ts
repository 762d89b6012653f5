import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/** What restrictions look at of a game. */
export interface RestrictedGame {
  readonly category: string;
  readonly vendor: string;
  readonly code: string;
}

const inForce = sql<boolean>`r.lifted_at is null and (r.until_at is null or r.until_at > clock_timestamp())`;

/** Whether a restriction concerns a member: his own, or one of a label that he carries. */
const concerns = ({ tenantId, memberId }: MemberKey): RawBuilder<boolean> => sql`
  (r.member_id = ${memberId} or r.label_id = any(array(
    select l.label_id from member_labels l where l.tenant_id = ${tenantId} and l.member_id = ${memberId})))`;

/**
 * Holds what bars a member as it is until the transaction ends: the member's row, which every change of his labels and restrictions locks,
 * and the rows of his labels, which every change of theirs locks. Wallets are locked before (decision 082). What is read afterwards holds.
 */
export async function lockRestrictions(tx: Db, { tenantId, memberId }: MemberKey): Promise<void> {
  await sql`select id from members where tenant_id = ${tenantId} and id = ${memberId} for share`.execute(tx);
  await sql`
    select id from labels
    where tenant_id = ${tenantId} and id in (select label_id from member_labels where tenant_id = ${tenantId} and member_id = ${memberId})
    order by id for share`.execute(tx);
}

/** Whether a member is barred from a game. */
export async function isGameRestricted(db: Db, key: MemberKey, game: RestrictedGame): Promise<boolean> {
  const { category, vendor, code } = game;
  const { rows } = await sql`
    select from play_restrictions r
    where r.tenant_id = ${key.tenantId} and ${inForce} and ${concerns(key)} and r.target = case r.scope
      when 'CATEGORY' then ${category} when 'VENDOR' then ${`${category}/${vendor}`} when 'GAME' then ${code} else 'ALL' end
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether a member is barred from a vendor in every category in which it has games: money there would be of no use. */
export async function isVendorRestricted(db: Db, key: MemberKey, vendor: string): Promise<boolean> {
  const { rows } = await sql<{ open: number; all: number }>`
    select count(*) filter (where not exists (
        select from play_restrictions r
        where r.tenant_id = ${key.tenantId} and ${inForce} and ${concerns(key)}
          and (r.scope = 'ALL' or r.scope = 'CATEGORY' and r.target = v.category or r.scope = 'VENDOR' and r.target = v.category || '/' || v.vendor)
      ))::int as open, count(*)::int as all
    from vendors v where v.tenant_id = ${key.tenantId} and v.vendor = ${vendor}`.execute(db);
  return rows.some(({ open, all }) => open === 0 && all > 0);
}

/** Whether a member is barred from all games for money: then deposits would be of no use. */
export async function isBarredFromAll(db: Db, key: MemberKey): Promise<boolean> {
  const { rows } = await sql`
    select from play_restrictions r
    where r.tenant_id = ${key.tenantId} and ${inForce} and r.scope = 'ALL' and ${concerns(key)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether a restriction of a label is in force. */
export async function isLabelRestricted(db: Db, tenantId: string, labelId: string): Promise<boolean> {
  const { rows } =
    await sql`select from play_restrictions r where r.tenant_id = ${tenantId} and r.label_id = ${labelId} and ${inForce} limit 1`.execute(
      db,
    );
  return rows.length > 0;
}

/** Whose game sessions are looked through: one member's, or those of all who carry a label. */
export type Players = MemberKey | { readonly tenantId: string; readonly labelId: string };

/**
 * Ends the open game sessions for money in which players are barred by now, so that their next stakes are refused; a win still finds its
 * round. Their open pages are told which game has ended. The rows are locked in one order, whoever ends them.
 */
export async function endRestrictedSessions(tx: Db, players: Players): Promise<void> {
  const { tenantId } = players;
  const chosen =
    "memberId" in players
      ? sql`s.player_id = ${players.memberId}`
      : sql`s.player_id in (select member_id from member_labels where tenant_id = ${tenantId} and label_id = ${players.labelId})`;
  await sql`
    with barred as (
      select s.id from game_sessions s join games g on g.tenant_id = s.tenant_id and g.code = s.game_code
      where s.tenant_id = ${tenantId} and ${chosen} and s.mode = 'REAL' and s.realm = 'real' and s.ended_at is null
        and exists (
          select from play_restrictions r
          where r.tenant_id = s.tenant_id and ${inForce} and r.target = case r.scope
              when 'CATEGORY' then g.category when 'VENDOR' then g.category || '/' || g.vendor when 'GAME' then g.code else 'ALL' end
            and (r.member_id = s.player_id or r.label_id = any(array(
              select l.label_id from member_labels l where l.tenant_id = s.tenant_id and l.member_id = s.player_id))))
      order by s.id for update of s
    ), gone as (
      update game_sessions s set ended_at = clock_timestamp() from barred
      where s.tenant_id = ${tenantId} and s.id = barred.id and s.ended_at is null
      returning s.player_id, s.game_code
    )
    insert into live_events (tenant_id, member_id, kind, data)
    select distinct ${tenantId}, player_id, 'member', jsonb_build_object('game', game_code) from gone`.execute(tx);
}
