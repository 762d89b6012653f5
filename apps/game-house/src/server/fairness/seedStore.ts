import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Kysely, Selectable } from "kysely";
import { toCommit } from "../../maths/createSeededDraw.ts";
import { createUuidv7 } from "../createUuidv7.ts";
import type { Schema } from "../db/Schema.ts";

/** A player's pair of seeds, in use or revealed. */
export type Seed = Selectable<Schema["seeds"]> & { readonly client_seed: string };

type Db = Kysely<Schema>;

/** The seed in use, locked until the transaction ends; makes the first one. */
export async function lockSeed(tx: Db, playerId: string): Promise<Seed> {
  await tx
    .insertInto("seeds")
    .values({ ...createServerSeed(playerId), client_seed: randomBytes(8).toString("hex") })
    .onConflict((conflict) =>
      conflict.column("player_id").where("revealed_at", "is", null).where("client_seed", "is not", null).doNothing(),
    )
    .execute();
  for (;;) {
    const seed = await tx
      .selectFrom("seeds")
      .selectAll()
      .where("player_id", "=", playerId)
      .where("revealed_at", "is", null)
      .where("client_seed", "is not", null)
      .$narrowType<{ client_seed: string }>()
      .forUpdate()
      .executeTakeFirst();
    // None when the seed that this waited for was renewed meanwhile: the one after it is in use.
    if (seed !== undefined) return seed;
  }
}

/** The commit of the seed after the one in use; makes it. Its server part is fixed before the player says the other. */
export async function getNextCommit(tx: Db, playerId: string): Promise<string> {
  await tx
    .insertInto("seeds")
    .values({ ...createServerSeed(playerId), client_seed: null })
    .onConflict((conflict) => conflict.column("player_id").where("client_seed", "is", null).doNothing())
    .execute();
  const next = await tx
    .selectFrom("seeds")
    .select("server_commit")
    .where("player_id", "=", playerId)
    .where("client_seed", "is", null)
    .executeTakeFirstOrThrow();
  return next.server_commit;
}

/** Brings the next seed into use, mixed with the player's own part. The one before it is locked and revealed. */
export async function startNextSeed(tx: Db, playerId: string, clientSeed: string): Promise<void> {
  await getNextCommit(tx, playerId);
  await tx
    .updateTable("seeds")
    .set({ client_seed: clientSeed })
    .where("player_id", "=", playerId)
    .where("client_seed", "is", null)
    .execute();
}

/** Takes the next number of a locked seed. */
export async function takeNonce(tx: Db, seed: Seed): Promise<number> {
  await tx
    .updateTable("seeds")
    .set({ next_nonce: seed.next_nonce + 1 })
    .where("id", "=", seed.id)
    .execute();
  return seed.next_nonce;
}

/** Ends a locked seed: from now on it may be shown. */
export async function revealSeed(tx: Db, seed: Seed): Promise<void> {
  await tx
    .updateTable("seeds")
    .set({ revealed_at: sql`now()` })
    .where("id", "=", seed.id)
    .execute();
}

/** The seed that was revealed last. */
export async function getRevealedSeed(db: Db, playerId: string): Promise<Seed | undefined> {
  return db
    .selectFrom("seeds")
    .selectAll()
    .where("player_id", "=", playerId)
    .where("revealed_at", "is not", null)
    .$narrowType<{ client_seed: string }>()
    .orderBy("revealed_at", "desc")
    .executeTakeFirst();
}

function createServerSeed(playerId: string) {
  const serverSeed = randomBytes(32).toString("hex");
  return {
    id: createUuidv7(),
    player_id: playerId,
    server_seed: serverSeed,
    server_commit: toCommit(serverSeed),
    next_nonce: 0,
  };
}
