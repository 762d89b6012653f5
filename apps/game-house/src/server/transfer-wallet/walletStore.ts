import { type Kysely, type Selectable, sql } from "kysely";
import type { Schema } from "../db/Schema.ts";

type Db = Kysely<Schema>;

/** A player's money in one wallet. */
export type PlayerKey = { readonly wallet: string; readonly playerId: string; readonly currency: string };

/** A transfer as it was answered. */
export type StoredTransfer = Selectable<Schema["wallet_transfers"]>;

/** A money call of a game as it was answered. */
export type StoredCall = Selectable<Schema["wallet_calls"]>;

/**
 * Takes the next place in a wallet's records, and with it the wallet until the transaction ends: whoever comes later stands later. So a
 * reader of the records misses none.
 */
export async function takePosition(tx: Db, wallet: string): Promise<bigint> {
  const { position } = await tx
    .insertInto("transfer_wallets")
    .values({ wallet, position: 1n })
    .onConflict((conflict) =>
      conflict.column("wallet").doUpdateSet({ position: sql<bigint>`transfer_wallets.position + 1` }),
    )
    .returning("position")
    .executeTakeFirstOrThrow();
  return BigInt(position);
}

/** How far a wallet's records go. */
export async function getPosition(db: Db, wallet: string): Promise<bigint> {
  const row = await db
    .selectFrom("transfer_wallets")
    .select("position")
    .where("wallet", "=", wallet)
    .executeTakeFirst();
  return BigInt(row?.position ?? 0);
}

/** A player's balance, in 1/10,000 of the unit. */
export async function getWalletBalance(db: Db, { wallet, playerId, currency }: PlayerKey): Promise<bigint> {
  const row = await db
    .selectFrom("wallet_players")
    .select("balance")
    .where("wallet", "=", wallet)
    .where("player_id", "=", playerId)
    .where("currency", "=", currency)
    .executeTakeFirst();
  return BigInt(row?.balance ?? 0);
}

/** Sets a player's balance; the caller holds the wallet by {@link takePosition}. */
export async function setWalletBalance(
  tx: Db,
  { wallet, playerId, currency }: PlayerKey,
  balance: bigint,
): Promise<void> {
  await tx
    .insertInto("wallet_players")
    .values({ wallet, player_id: playerId, currency, balance })
    .onConflict((conflict) => conflict.columns(["wallet", "player_id", "currency"]).doUpdateSet({ balance }))
    .execute();
}

/** A transfer by its id. */
export async function findTransfer(db: Db, wallet: string, transferId: string): Promise<StoredTransfer | undefined> {
  return db
    .selectFrom("wallet_transfers")
    .selectAll()
    .where("wallet", "=", wallet)
    .where("transfer_id", "=", transferId)
    .executeTakeFirst();
}

/** A money call by its transaction's id. */
export async function findCall(db: Db, wallet: string, txId: string): Promise<StoredCall | undefined> {
  return db
    .selectFrom("wallet_calls")
    .selectAll()
    .where("wallet", "=", wallet)
    .where("tx_id", "=", txId)
    .executeTakeFirst();
}

/** The money calls of a round, in their order. */
export async function listRoundCalls(db: Db, wallet: string, roundId: string): Promise<readonly StoredCall[]> {
  return db
    .selectFrom("wallet_calls")
    .selectAll()
    .where("wallet", "=", wallet)
    .where("round_id", "=", roundId)
    .orderBy("position")
    .execute();
}

/** What moved by play after a place, in order. */
export async function listPlays(db: Db, wallet: string, after: bigint, limit: number) {
  return db
    .selectFrom("wallet_plays")
    .selectAll()
    .where("wallet", "=", wallet)
    .where("position", ">", `${after}`)
    .orderBy("position")
    .orderBy("line")
    .limit(limit)
    .execute();
}

/**
 * The moment before which no stake is under way any more: each one that a merchant was asked about by then is in the records that are read
 * after this, or will never be taken.
 */
export async function getSettledUntil(db: Db, wallet: string): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    select coalesce(min(r.created_at), clock_timestamp()) as until
    from rounds r join wallet_sessions s on s.provider_session = r.provider_session
    where s.wallet = ${wallet} and r.status = 'BETTING'`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("the rounds under way were not read");
  return row.until;
}

/** The wallet from which a session of a game plays; undefined for one that plays from the merchant's. */
export async function findWalletSession(db: Db, providerSession: string) {
  return db
    .selectFrom("wallet_sessions")
    .selectAll()
    .where("provider_session", "=", providerSession)
    .executeTakeFirst();
}
