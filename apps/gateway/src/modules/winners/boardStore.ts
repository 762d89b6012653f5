import type { AccountKind } from "@marquee/contract";
import { sql } from "kysely";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Reads the next settled stakes. @returns how many were read; null while another gateway reads */
export async function measureWinners(db: Db, limit: number): Promise<number | null> {
  const { rows } = await sql<{ readonly count: number | null }>`select measure_winners(${limit}) as count`.execute(db);
  return rows[0]?.count ?? null;
}

/** Removes rounds older than so many days. A bounded number. @returns how many */
export async function removeOldRounds(db: Db, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from board_rounds where ctid = any(array(
      select ctid from board_rounds where at < clock_timestamp() - ${days} * interval '1 day' limit 10000))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

/** The first moment of the day so many days before today, in a zone. */
export async function getFirstMoment(db: Db, timeZone: string, daysBefore: number): Promise<Date> {
  const { rows } = await sql<{ readonly at: Date }>`
    select (ledger.to_day(clock_timestamp(), ${timeZone}) - ${daysBefore}::int)::timestamp at time zone ${timeZone} as at`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("the database told no time");
  return row.at;
}

/** Which wins: of a merchant, in a currency, since a moment; `kinds` are the account kinds whose wins count. */
export interface BoardFilter {
  readonly tenantId: string;
  readonly currency: string;
  readonly since: Date;
  readonly category: string | undefined;
  readonly kinds: readonly AccountKind[];
}

/** A win, with its place in the order. Amounts in 1/10,000 of the unit. */
export interface StoredWin {
  readonly win: string;
  readonly round_id: string;
  readonly member_id: string;
  readonly game_code: string;
  readonly stake: string;
  readonly at: Date;
  readonly username: string;
  readonly preferences: unknown;
  readonly node_id: string;
}

/** The place of a win in the order. */
type Place = Pick<StoredWin, "win" | "round_id" | "member_id" | "game_code">;

/** The highest wins behind one of them, the highest first, of open accounts that no time-out or exclusion keeps from playing. */
export async function listWins(
  db: Db,
  { tenantId, currency, since, category, kinds }: BoardFilter,
  after: Place | undefined,
  limit: number,
): Promise<readonly StoredWin[]> {
  return tables(db)
    .selectFrom("board_rounds as b")
    .innerJoin("members as m", (join) =>
      join.onRef("m.tenant_id", "=", "b.tenant_id").onRef("m.id", "=", "b.member_id"),
    )
    .innerJoin("games as g", (join) =>
      join.onRef("g.tenant_id", "=", "b.tenant_id").onRef("g.code", "=", "b.game_code"),
    )
    .select(["b.win", "b.round_id", "b.member_id", "b.game_code", "b.stake", "b.at"])
    .select(["m.username", "m.preferences", "g.node_id"])
    .where("b.tenant_id", "=", tenantId)
    .where("b.currency", "=", currency)
    .whereRef("b.win", ">", "b.stake")
    .where(sql<boolean>`not b.taken_back`)
    .where("b.at", ">=", since)
    .$if(category !== undefined, (rows) => rows.where("b.category", "=", category ?? ""))
    .$if(after !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(b.win, b.round_id, b.member_id, b.game_code)
          < (${after?.win}::bigint, ${after?.round_id}, ${after?.member_id}, ${after?.game_code})`,
      ),
    )
    .where("m.status", "=", "ACTIVE")
    .where("m.kind", "in", [...kinds])
    .where(
      sql<boolean>`not exists (select from protection_exclusions x where x.tenant_id = b.tenant_id and x.member_id = b.member_id
        and (x.until_at is null or x.until_at > clock_timestamp()))`,
    )
    .orderBy("b.win", "desc")
    .orderBy("b.round_id", "desc")
    .orderBy("b.member_id", "desc")
    .orderBy("b.game_code", "desc")
    .limit(limit)
    .execute();
}

/** What a deletion and the file of a member's data do with it. */
export const winnersTables: readonly MemberTable[] = [
  {
    table: "board_rounds",
    erasure: "removed",
    part: "boardRounds",
    columns: sql`game_code as "gameCode", round_id as "roundId", currency, (stake / 10000.0)::numeric(20, 4)::text as stake,
      (win / 10000.0)::numeric(20, 4)::text as win, at`,
    key: sql`game_code, round_id, currency`,
  },
];
