import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Kysely, Selectable } from "kysely";
import { toCommit } from "../../maths/createSeededDraw.ts";
import { createUuidv7 } from "../createUuidv7.ts";
import type { Schema } from "../db/Schema.ts";

/** A player's pair of seeds. */
export type Seed = Selectable<Schema["seeds"]>;

type Db = Kysely<Schema>;

/** The seed in use, locked until the transaction ends; makes the first one. */
export async function lockSeed(tx: Db, playerId: string): Promise<Seed> {
  await insertSeed(tx, playerId, randomBytes(8).toString("hex"));
  return tx
    .selectFrom("seeds")
    .selectAll()
    .where("player_id", "=", playerId)
    .where("revealed_at", "is", null)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Makes a seed unless one is in use: its commit exists before the player's first round under it. */
export async function insertSeed(tx: Db, playerId: string, clientSeed: string): Promise<void> {
  const serverSeed = randomBytes(32).toString("hex");
  await tx
    .insertInto("seeds")
    .values({
      id: createUuidv7(),
      player_id: playerId,
      server_seed: serverSeed,
      server_commit: toCommit(serverSeed),
      client_seed: clientSeed,
      next_nonce: 0,
    })
    .onConflict((conflict) => conflict.column("player_id").where("revealed_at", "is", null).doNothing())
    .execute();
}

/** Takes the next number of a locked seed. */
export async function takeNonce(tx: Db, seed: Seed): Promise<number> {
  await tx.updateTable("seeds").set({ next_nonce: seed.next_nonce + 1 }).where("id", "=", seed.id).execute();
  return seed.next_nonce;
}

/** Ends a locked seed: from now on it may be shown. */
export async function revealSeed(tx: Db, seed: Seed): Promise<void> {
  await tx.updateTable("seeds").set({ revealed_at: sql`now()` }).where("id", "=", seed.id).execute();
}

/** The seed that was revealed last. */
export async function getRevealedSeed(db: Db, playerId: string): Promise<Seed | undefined> {
  return db
    .selectFrom("seeds")
    .selectAll()
    .where("player_id", "=", playerId)
    .where("revealed_at", "is not", null)
    .orderBy("revealed_at", "desc")
    .executeTakeFirst();
}
