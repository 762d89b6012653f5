import type { QueryExecutorProvider } from "kysely";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { Holder } from "../../ledger/postTransfer.ts";

/** A ledger entry of a member; amounts in 1/10,000 of the unit, as text. */
export interface WalletEntry {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly amount: string;
  readonly balance: string;
  readonly ref: string;
}

/** A holder's entries before a position, newest first: any page costs what the first one costs. */
export async function listWalletEntries(
  db: QueryExecutorProvider,
  { tenant, account, asset }: Holder,
  before: string | undefined,
  most: number,
): Promise<readonly WalletEntry[]> {
  const place = before === undefined ? sql`` : sql`and e.position < ${before}::bigint`;
  const { rows } = await sql<WalletEntry>`
    select e.position::text as id, e.at, e.kind, e.amount::text as amount, e.balance_after::text as balance, t.ref
    from ledger.entries e join ledger.transfers t on t.tenant_id = e.tenant_id and t.id = e.transfer_id
    where e.tenant_id = ${tenant} and e.account = ${account} and e.asset = ${asset} and e.position is not null ${place}
    order by e.position desc limit ${most}`.execute(db);
  return rows;
}

/** A round of a member; amounts in 1/10,000 of the unit, as text. */
export interface StoredRound {
  readonly id: string;
  readonly game: string;
  readonly provider: string;
  readonly state: string;
  readonly stake: string;
  readonly won: string;
  readonly at: Date;
}

/** Rounds of a player by their ids, in these games: a round is known by its game's provider. */
export async function listRoundsById(
  db: Db,
  tenantId: string,
  {
    playerId,
    realm,
    rounds,
    games,
  }: {
    readonly playerId: string;
    readonly realm: string;
    readonly rounds: readonly string[];
    readonly games: readonly string[];
  },
): Promise<readonly StoredRound[]> {
  if (rounds.length === 0) return [];
  const { rows } = await sql<StoredRound>`
    select r.round_id as id, r.game_code as game, r.provider, r.state, r.won::text as won, r.opened_at as at,
      coalesce((
        select sum(case when t.kind = 'rollback' then -t.amount else t.amount end) from provider_transactions t
        where t.tenant_id = r.tenant_id and t.provider = r.provider and t.player_id = r.player_id and t.realm = r.realm
          and t.round_id = r.round_id and t.status = 'OK' and t.kind in ('bet', 'betwin', 'rollback')
      ), 0)::text as stake
    from (select distinct provider from games where tenant_id = ${tenantId} and code = any(${games}::text[])) p
    join game_rounds r on r.tenant_id = ${tenantId} and r.provider = p.provider and r.player_id = ${playerId} and r.realm = ${realm}
    where r.round_id = any(${rounds}::text[])`.execute(db);
  return rows;
}
