import type { Volatility } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../../db/Schema.ts";

/** What an operator made of a game. */
export type GameState = "ON" | "MAINTENANCE" | "OFF";

/** A game as the gameIndex reads it, a list instead of an object: of 10,000 of them the names of columns would be most. */
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
  // One JSON text: drivers take longer over the messages of 10,000 rows than the database over its answer.
  const {
    rows: [answer],
  } = await sql<{ games: readonly GameRow[] | null }>`
    select json_agg(json_build_array(node_id, code, name, category, vendor, provider, classify, min_bet, min_lines, tags, is_new, rtp, volatility, hot_rank, theme)
      order by position, node_id) as games
    from games where tenant_id = ${tenantId}`.execute(db);
  return answer?.games ?? [];
}

/** The states of a merchant's games that are not plainly on, by node id. */
export async function listGameStates(db: Db, tenantId: string): Promise<ReadonlyMap<string, GameState>> {
  const rows = await db
    .selectFrom("games")
    .select(["node_id", "state"])
    .where("tenant_id", "=", tenantId)
    .where("state", "<>", "ON")
    .execute();
  return new Map(rows.map(({ node_id: node, state }) => [node, state === "MAINTENANCE" ? "MAINTENANCE" : "OFF"]));
}

/** The names of a merchant's games by code; of those that are not there nothing. */
export async function listGameNames(
  db: Db,
  tenantId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom("games")
    .select(["code", "name"])
    .where("tenant_id", "=", tenantId)
    .where("code", "in", codes)
    .execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** What a game server is told of a game; a part that nobody has on record is null. */
export interface GameRecord {
  readonly code: string;
  readonly provider: string;
  readonly theme: string | null;
  readonly model: string | null;
  readonly rtp: number | null;
}

/** A merchant's game on record. */
export async function getGameRecord(db: Db, tenantId: string, code: string): Promise<GameRecord | undefined> {
  return db
    .selectFrom("games")
    .select(["code", "provider", "theme", "model", "rtp"])
    .where("tenant_id", "=", tenantId)
    .where("code", "=", code)
    .executeTakeFirst();
}
