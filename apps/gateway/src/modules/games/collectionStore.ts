import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** An editor's row of games, with the node ids of its games in their order. */
export interface Collection extends Omit<Selectable<Tables["collections"]>, "tenant_id" | "position"> {
  readonly nodes: readonly string[];
}

/** A merchant's collections in their order, seen or not. */
export async function listCollectionRows(db: Db, tenantId: string): Promise<readonly Collection[]> {
  const { rows } = await sql<Collection>`
    select id, names, place, visible, countries,
      (select coalesce(json_agg(node_id order by position, node_id), '[]') from collection_games as own
        where own.tenant_id = collections.tenant_id and own.collection_id = collections.id) as nodes
    from collections where tenant_id = ${tenantId} order by position, id`.execute(db);
  return rows;
}

/** A collection as it is stored. */
export interface NewCollection {
  readonly id: string;
  readonly names: object;
  readonly place: string;
  readonly visible: boolean;
  readonly countries: readonly string[];
  /** Codes of games. */
  readonly codes: readonly string[];
}

/** Stores a collection, a new one as the last. */
export async function saveCollectionRow(tx: Db, tenantId: string, saved: NewCollection): Promise<void> {
  const { id, place, visible, codes } = saved;
  const [names, countries] = [JSON.stringify(saved.names), JSON.stringify(saved.countries)];
  await sql`
    insert into collections (tenant_id, id, names, place, visible, countries, position)
    values (${tenantId}, ${id}, ${names}::jsonb, ${place}, ${visible}, ${countries}::jsonb,
      (select coalesce(max(position), -1) + 1 from collections where tenant_id = ${tenantId}))
    on conflict (tenant_id, id) do update set names = excluded.names, place = excluded.place, visible = excluded.visible,
      countries = excluded.countries`.execute(tx);
  await tables(tx)
    .deleteFrom("collection_games")
    .where("tenant_id", "=", tenantId)
    .where("collection_id", "=", id)
    .execute();
  await sql`
    insert into collection_games (tenant_id, collection_id, node_id, position)
    select ${tenantId}, ${id}, games.node_id, wanted.place
    from unnest(${codes}::text[]) with ordinality as wanted (code, place)
    join games on games.tenant_id = ${tenantId} and games.code = wanted.code`.execute(tx);
}

/** Removes a collection. */
export async function removeCollectionRow(tx: Db, tenantId: string, id: string): Promise<void> {
  await tables(tx).deleteFrom("collections").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}

/** Stores the order of collections. */
export async function orderCollectionRows(tx: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update collections set position = wanted.place from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    where tenant_id = ${tenantId} and collections.id = wanted.id`.execute(tx);
}

/** A game as collections name it. */
export interface CollectedGame {
  readonly node_id: string;
  readonly code: string;
  readonly name: string;
  readonly vendor: string;
}

/** Games by their codes. */
export async function findGamesByCode(
  db: Db,
  tenantId: string,
  codes: readonly string[],
): Promise<readonly CollectedGame[]> {
  return tables(db)
    .selectFrom("games")
    .select(["node_id", "code", "name", "vendor"])
    .where("tenant_id", "=", tenantId)
    .where("code", "in", codes)
    .execute();
}

/** The games of all collections. */
export async function listCollectedGames(db: Db, tenantId: string): Promise<readonly CollectedGame[]> {
  const { rows } = await sql<CollectedGame>`
    select distinct games.node_id, code, name, vendor from games
    join collection_games using (tenant_id, node_id) where tenant_id = ${tenantId}`.execute(db);
  return rows;
}
