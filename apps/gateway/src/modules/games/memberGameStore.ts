import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { Session } from "../../authentication/Session.ts";
import { tables } from "./tables.ts";

type Table = "favourites" | "recent_games";
const mostRecent = 200;

/** The node ids of a member's list, newest first: the last 200 games played, or all favourites. */
export async function listMemberGames(
  db: Db,
  table: Table,
  { tenantId, memberId }: Session,
): Promise<readonly string[]> {
  const rows = await tables(db)
    .selectFrom(table)
    .select("node_id")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .orderBy("at", "desc")
    .orderBy("node_id")
    .$if(table === "recent_games", (query) => query.limit(mostRecent))
    .execute();
  return rows.map((row) => row.node_id);
}

/** Adds a game to a member's list; a recent game moves to the front, a favourite keeps its place. */
export async function addMemberGame(db: Db, table: Table, session: Session, nodeId: string): Promise<void> {
  const { tenantId: tenant_id, memberId: member_id } = session;
  await tables(db)
    .insertInto(table)
    .values({ tenant_id, member_id, node_id: nodeId })
    .onConflict((conflict) => {
      const known = conflict.columns(["tenant_id", "member_id", "node_id"]);
      return table === "favourites" ? known.doNothing() : known.doUpdateSet({ at: sql<Date>`clock_timestamp()` });
    })
    .execute();
}

/** Removes a game from the member's favourites; a missing one is not an error. */
export async function removeFavouriteGame(db: Db, { tenantId, memberId }: Session, nodeId: string): Promise<void> {
  await tables(db)
    .deleteFrom("favourites")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("node_id", "=", nodeId)
    .execute();
}
