import type { Volatility } from "@marquee/contract";
import { type Insertable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A game's state as set by operators. */
export type GameState = "ON" | "MAINTENANCE" | "OFF";

/** A game as read for the game index: an array, because column names would dominate 10,000 objects. */
export type GameRow = readonly [
  node: string,
  code: string,
  name: string,
  category: string,
  vendor: string,
  provider: string,
  classify: string,
  minBet: string,
  minLines: number,
  tags: readonly string[],
  isNew: boolean,
  rtp: number | null,
  volatility: Volatility | null,
  hotRank: number | null,
  theme: string | null,
];

/** A merchant's games in its own order. */
export async function listGameRows(db: Db, tenantId: string): Promise<readonly GameRow[]> {
  // One JSON text: drivers take longer to parse 10,000 row messages than the database takes to answer.
  const {
    rows: [answer],
  } = await sql<{ games: readonly GameRow[] | null }>`
    select json_agg(json_build_array(node_id, code, name, category, vendor, provider, classify, min_bet, min_lines, tags, is_new, rtp, volatility, hot_rank, theme)
      order by position, node_id) as games
    from games where tenant_id = ${tenantId}`.execute(db);
  return answer?.games ?? [];
}

/** The state of a game or a vendor, and what players read in maintenance. */
export interface GameMark {
  readonly state: GameState;
  readonly message: string | null;
}

/** Parses a stored state; anything unknown is off. */
export const toGameState = (state: string): GameState => (state === "ON" || state === "MAINTENANCE" ? state : "OFF");

/** The states, by node id, of a merchant's games that are not simply on. */
export async function listGameStates(db: Db, tenantId: string): Promise<ReadonlyMap<string, GameMark>> {
  const rows = await tables(db)
    .selectFrom("games")
    .select(["node_id", "state", "message"])
    .where("tenant_id", "=", tenantId)
    .where("state", "<>", "ON")
    .execute();
  return new Map(rows.map(({ node_id: node, state, message }) => [node, { state: toGameState(state), message }]));
}

/** The names of a merchant's games by code; unknown codes are left out. */
export async function listGameNames(
  db: Db,
  tenantId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom("games")
    .select(["code", "name"])
    .where("tenant_id", "=", tenantId)
    .where("code", "in", codes)
    .execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** The record of a game for its server; unknown parts are null. */
export interface GameRecord {
  readonly code: string;
  readonly vendor: string;
  readonly provider: string;
  readonly theme: string | null;
  readonly model: string | null;
  readonly rtp: number | null;
}

/** The record of a merchant's game. */
export async function getGameRecord(db: Db, tenantId: string, code: string): Promise<GameRecord | undefined> {
  return tables(db)
    .selectFrom("games")
    .select(["code", "vendor", "provider", "theme", "model", "rtp"])
    .where("tenant_id", "=", tenantId)
    .where("code", "=", code)
    .executeTakeFirst();
}

/** A game as it is stored first. */
export type NewGameRow = Omit<Insertable<Tables["games"]>, "tenant_id" | "position">;

/** Adds games behind all others of a merchant, in their order. */
export async function addGameRows(tx: Db, tenantId: string, games: readonly NewGameRow[]): Promise<void> {
  const { last } = await tables(tx)
    .selectFrom("games")
    .select(sql<number>`coalesce(max(position), -1)`.as("last"))
    .where("tenant_id", "=", tenantId)
    .executeTakeFirstOrThrow();
  await tables(tx)
    .insertInto("games")
    .values(games.map((game, index) => ({ ...game, tenant_id: tenantId, position: last + 1 + index })))
    .execute();
}

/** How often more than the states of a merchant's games and vendors changed. */
export async function getCatalogueVersion(db: Db, tenantId: string): Promise<string> {
  const row = await tables(db)
    .selectFrom("game_catalogues")
    .select("version")
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();
  return row?.version ?? "0";
}
