import { MoneyError, toDecimal, toMoney } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Kysely } from "kysely";
import type { Schema } from "../db/Schema.ts";
import { TransferRefusal } from "./TransferRefusal.ts";
import { findTransfer, getWalletBalance, setWalletBalance, type StoredTransfer, takePosition } from "./walletStore.ts";

/** A transfer as the merchant orders it; `amount` as decimal text. */
export type TransferOrder = {
  readonly transferId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly direction: "IN" | "OUT";
  readonly amount: string;
};

/** The word of the wallet about a transfer. It never changes. */
export type TransferAnswer = {
  readonly transferId: string;
  readonly status: "DONE" | "REFUSED";
  readonly reason: string;
  readonly amount: string;
  /** The player's balance after it, at its time. */
  readonly balance: string;
  /** Where it stands in the wallet's records. */
  readonly position: string;
};

/** A player's wallet holds no more; in 1/10,000 of the unit. */
const most = 10n ** 13n;

const toAnswer = ({ transfer_id, status, reason, amount, balance, position }: StoredTransfer): TransferAnswer => ({
  transferId: transfer_id,
  status,
  reason,
  amount: toDecimal(BigInt(amount)),
  balance: toDecimal(BigInt(balance)),
  position,
});

function toAmount(text: string): bigint {
  try {
    const amount = toMoney(text);
    if (amount > 0n) return amount;
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
  }
  throw new TransferRefusal("request.invalid", "amount");
}

function judge(order: TransferOrder, amount: bigint, before: bigint, isRefusing: boolean): string {
  if (isRefusing) return "CLOSED";
  if (order.direction === "OUT") return amount > before ? "INSUFFICIENT" : "";
  return before + amount > most ? "LIMIT" : "";
}

const isSame = (stored: StoredTransfer, order: TransferOrder, amount: bigint): boolean =>
  stored.player_id === order.playerId &&
  stored.currency === order.currency &&
  stored.direction === order.direction &&
  BigInt(stored.amount) === amount;

/**
 * Moves money into a player's wallet or out of it, once for each id: the same order again gets the first answer. An id that was asked about
 * before its order came is refused for good.
 * @throws TransferRefusal request.invalid for an amount, transfer.conflict for another order under the id
 */
export async function moveTransfer(
  db: Kysely<Schema>,
  wallet: string,
  order: TransferOrder,
  isRefusing: boolean,
): Promise<TransferAnswer> {
  const amount = toAmount(order.amount);
  const { transferId: id, playerId, currency, direction } = order;
  return transact(db, async (tx) => {
    const position = await takePosition(tx, wallet);
    const known = await findTransfer(tx, wallet, id);
    if (known !== undefined) {
      if (known.reason !== "UNKNOWN" && !isSame(known, order, amount)) throw new TransferRefusal("transfer.conflict");
      return toAnswer(known);
    }
    const player = { wallet, playerId, currency };
    const before = await getWalletBalance(tx, player);
    const reason = judge(order, amount, before, isRefusing);
    const balance = reason !== "" ? before : direction === "IN" ? before + amount : before - amount;
    if (reason === "") await setWalletBalance(tx, player, balance);
    const stored = await tx
      .insertInto("wallet_transfers")
      .values({
        wallet,
        transfer_id: id,
        player_id: playerId,
        currency,
        direction,
        amount,
        status: reason === "" ? "DONE" : "REFUSED",
        reason,
        balance,
        position,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toAnswer(stored);
  });
}

/**
 * What became of a transfer. One that never came is refused from now on, so that it cannot come later: the answer is final either way.
 */
export async function queryTransfer(db: Kysely<Schema>, wallet: string, id: string): Promise<TransferAnswer> {
  return transact(db, async (tx) => {
    const position = await takePosition(tx, wallet);
    const known = await findTransfer(tx, wallet, id);
    if (known !== undefined) return toAnswer(known);
    const stored = await tx
      .insertInto("wallet_transfers")
      .values({
        wallet,
        transfer_id: id,
        player_id: "",
        currency: "",
        direction: "IN",
        amount: 0n,
        status: "REFUSED",
        reason: "UNKNOWN",
        balance: 0n,
        position,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toAnswer(stored);
  });
}
