import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";

/** A stake that is settled, or taken back: then it is below zero. Amounts in 1/10,000 of the unit. */
export interface SettledStake {
  /** Where a reader of the stream goes on from. */
  readonly place: string;
  readonly tenantId: string;
  readonly memberId: string;
  readonly vendor: string;
  readonly category: string;
  readonly gameCode: string;
  readonly roundId: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly win: bigint;
  /** How much of the stake counts towards turnover, in percent. */
  readonly weight: number;
  readonly at: Date;
}

/** Play at a vendor's own wallet, as it is taken into the ledger. */
export type VendorStake = Pick<SettledStake, "memberId" | "gameCode" | "roundId" | "currency" | "stake" | "win">;

/**
 * Settles play at a vendor's own wallet, in the transaction that takes it into the ledger and in its order, and lets it count towards
 * turnover. Rows of members are locked in the order of their ids, so that two gateways wait for each other and never in a circle.
 */
export async function settleVendorStakes(tx: Db, tenantId: string, plays: readonly VendorStake[]): Promise<void> {
  if (plays.length === 0) return;
  const [members, games, rounds, currencies] = [
    plays.map(({ memberId }) => memberId),
    plays.map(({ gameCode }) => gameCode),
    plays.map(({ roundId }) => roundId),
    plays.map(({ currency }) => currency),
  ];
  const [stakes, wins] = [plays.map(({ stake }) => `${stake}`), plays.map(({ win }) => `${win}`)];
  // A vendor tells later what else it knows of a round, so that no loss is seen here.
  await sql`
    select settle_stake(${tenantId}, x.member_id, x.game, x.round, x.currency, x.stake, x.win, false)
    from unnest(${members}::text[], ${games}::text[], ${rounds}::text[], ${currencies}::text[], ${stakes}::bigint[], ${wins}::bigint[])
      with ordinality as x(member_id, game, round, currency, stake, win, number)
    order by x.member_id, x.number`.execute(tx);
}

type Row = Omit<SettledStake, "stake" | "win"> & { readonly stake: string; readonly win: string };

const placeText = /^[0-9]{1,20}:[0-9]{1,19}$/;

/**
 * The stream of settled stakes behind a place, oldest first; from its beginning without one. What transactions that still run may have
 * settled is left for later, with all behind it: so a reader that goes on from the last place misses none and meets none twice, whatever
 * the number of gateways.
 */
export async function readSettledStakes(
  db: Db,
  after: string | undefined,
  limit: number,
): Promise<readonly SettledStake[]> {
  if (after !== undefined && !placeText.test(after)) throw new RangeError(`"${after}" is no place of the stream`);
  const [xid, sequence] = (after ?? "0:0").split(":");
  const { rows } = await sql<Row>`
    select s.xid || ':' || s.sequence as place, s.tenant_id as "tenantId", s.member_id as "memberId", s.vendor, s.category,
      s.game_code as "gameCode", s.round_id as "roundId", s.currency, s.stake, s.win, s.weight, s.at
    from settled_stakes s
    where (s.xid, s.sequence) > (${xid}::text::xid8, ${sequence}::bigint) and s.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by s.xid, s.sequence limit ${limit}`.execute(db);
  return rows.map(({ stake, win, ...row }) => ({ ...row, stake: BigInt(stake), win: BigInt(win) }));
}
