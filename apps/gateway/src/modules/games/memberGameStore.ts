import { sql } from "kysely";
import type { Db } from "../../db/Schema.ts";
import type { Session } from "../../identity/Session.ts";

type Table = "favourites" | "recent_games";
const mostRecent = 200;

/** The node ids of a member's list, newest first: of the games last played 200, of favourites all, which are no more than there are games. */
export async function listMemberGames(
  db: Db,
  table: Table,
  { tenantId, memberId }: Session,
): Promise<readonly string[]> {
  const rows = await db
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

/** Puts a game on a member's list; a recent one moves to the front, a favourite stays where it is. */
export async function addMemberGame(db: Db, table: Table, session: Session, nodeId: string): Promise<void> {
  const { tenantId: tenant_id, memberId: member_id } = session;
  await db
    .insertInto(table)
    .values({ tenant_id, member_id, node_id: nodeId })
    .onConflict((conflict) => {
      const known = conflict.columns(["tenant_id", "member_id", "node_id"]);
      return table === "favourites" ? known.doNothing() : known.doUpdateSet({ at: sql<Date>`clock_timestamp()` });
    })
    .execute();
}

/** Takes a game off the member's favourites; one that is not there is no error. */
export async function removeFavouriteGame(db: Db, { tenantId, memberId }: Session, nodeId: string): Promise<void> {
  await db
    .deleteFrom("favourites")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("node_id", "=", nodeId)
    .execute();
}
