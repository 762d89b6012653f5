import { foldText } from "@marquee/contract";
import { type SqlBool, type Updateable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** What staff may change of a game, as it is stored. */
export interface GameSettings {
  readonly code: string;
  readonly state: string;
  readonly message: string | null;
  readonly hot_rank: number | null;
  readonly is_new: boolean;
  readonly weight: number;
}

/** Games by their codes, locked until the transaction ends. */
export async function lockGames(tx: Db, tenantId: string, codes: readonly string[]): Promise<readonly GameSettings[]> {
  return tables(tx)
    .selectFrom("games")
    .select(["code", "state", "message", "hot_rank", "is_new", "weight"])
    .where("tenant_id", "=", tenantId)
    .where("code", "in", codes)
    .orderBy("code")
    .forUpdate()
    .execute();
}

/** Stores what changes of games. */
export async function updateGames(
  tx: Db,
  tenantId: string,
  codes: readonly string[],
  columns: Updateable<Tables["games"]>,
): Promise<void> {
  await tables(tx)
    .updateTable("games")
    .set(columns)
    .where("tenant_id", "=", tenantId)
    .where("code", "in", codes)
    .execute();
}

/** Makes games hot, behind those that are: one that is hot keeps its rank. */
export async function addHotGames(tx: Db, tenantId: string, codes: readonly string[]): Promise<void> {
  await sql`
    update games set hot_rank = added.rank from (
      select wanted.code, wanted.place + (select coalesce(max(hot_rank), -1) from games where tenant_id = ${tenantId}) as rank
      from unnest(${codes}::text[]) with ordinality as wanted (code, place)) as added
    where tenant_id = ${tenantId} and games.code = added.code and hot_rank is null`.execute(tx);
}

/** Moves games, in the order in which they are named, to a place counted from 1 among all of the merchant's; to the end without one. */
export async function moveGames(
  tx: Db,
  tenantId: string,
  codes: readonly string[],
  place: number | undefined,
): Promise<void> {
  await sql`
    with others as (
      select code, row_number() over (order by position, node_id) as place from games
      where tenant_id = ${tenantId} and code <> all(${codes}::text[])
    ), target as (
      select least(coalesce(${place ?? null}::bigint, count(*) + 1), count(*) + 1) as place from others
    ), ordered as (
      select others.code, case when others.place < target.place then others.place else others.place + ${codes.length}::int end as place
      from others, target
      union all
      select wanted.code, target.place + wanted.number - 1
      from unnest(${codes}::text[]) with ordinality as wanted (code, number), target
    )
    update games set position = ordered.place - 1 from ordered
    where tenant_id = ${tenantId} and games.code = ordered.code and position <> ordered.place - 1`.execute(tx);
}

/** Tells every gateway to read a merchant's games and vendors again, once it notices the switch of the same transaction. */
export async function raiseCatalogueVersion(tx: Db, tenantId: string): Promise<void> {
  await tables(tx)
    .insertInto("game_catalogues")
    .values({ tenant_id: tenantId, version: "1" })
    .onConflict((conflict) =>
      conflict.column("tenant_id").doUpdateSet({ version: sql<string>`game_catalogues.version + 1` }),
    )
    .execute();
}

/** What a page of games is asked for. */
export interface GameFilter {
  /** The only games that may fit; undefined for all. */
  readonly codes: readonly string[] | undefined;
  readonly category: string | undefined;
  readonly vendor: string | undefined;
  readonly state: string | undefined;
  readonly mark: "hot" | "new" | undefined;
}

/** A game as staff see it. */
export interface DeskGameRow extends GameSettings {
  readonly node_id: string;
  readonly name: string;
  readonly category: string;
  readonly vendor: string;
  readonly rtp: number | null;
  /** Counted from 1 over all games of the merchant. */
  readonly place: string;
}

/**
 * The codes of the games in whose name or code a text is, without case and accents; undefined for an empty text. It is folded here and
 * not by the database, whose letters have the capitals of its locale.
 */
export async function findCodes(db: Db, tenantId: string, search: string): Promise<readonly string[] | undefined> {
  const words = foldText(search).trim();
  if (words === "") return undefined;
  const games = await tables(db)
    .selectFrom("games")
    .select(["code", "name"])
    .where("tenant_id", "=", tenantId)
    .execute();
  return games.flatMap(({ code, name }) => ([name, code].some((text) => foldText(text).includes(words)) ? [code] : []));
}

const fits = ({ codes, category, vendor, state, mark }: GameFilter) =>
  sql<SqlBool>`(${codes ?? null}::text[] is null or code = any(${codes ?? null}::text[]))
    and (${category ?? null}::text is null or category = ${category ?? null})
    and (${vendor ?? null}::text is null or vendor = ${vendor ?? null})
    and (${state ?? null}::text is null or state = ${state ?? null})
    and (${mark ?? null}::text is null or case ${mark ?? null} when 'hot' then hot_rank is not null else is_new end)`;

/** A page of a merchant's games in its order. */
export async function listDeskGames(
  db: Db,
  tenantId: string,
  filter: GameFilter,
  most: number,
  after: number,
): Promise<readonly DeskGameRow[]> {
  const { rows } = await sql<DeskGameRow>`
    select node_id, code, name, category, vendor, rtp, state, message, hot_rank, is_new, weight, place
    from (select *, row_number() over (order by position, node_id) as place from games where tenant_id = ${tenantId}) as placed
    where place > ${after} and ${fits(filter)} order by place limit ${most}`.execute(db);
  return rows;
}

/** How many games fit. */
export async function countDeskGames(db: Db, tenantId: string, filter: GameFilter): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from games where tenant_id = ${tenantId} and ${fits(filter)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
