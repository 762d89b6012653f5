import type { Db } from "../../db/Db.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { openAccounts, type Posting, postTransfer } from "../../ledger/postTransfer.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Withdrawal } from "./withdrawalStore.ts";

type Order = Pick<Withdrawal, "tenant_id" | "member_id" | "order_no" | "currency"> & {
  readonly amount: string | bigint;
};

const toAccounts = ({ tenant_id: tenant, member_id: memberId }: Order) => ({
  main: toMemberAccount("real", memberId, "main"),
  frozen: toMemberAccount("real", memberId, "frozen"),
  payouts: toHouseAccount("real", tenant, "payouts"),
});

async function post(
  tx: Db,
  order: Order,
  act: string,
  toPostings: (accounts: ReturnType<typeof toAccounts>, asset: string) => readonly Posting[],
) {
  const { tenant_id: tenant, order_no: ref, currency } = order;
  const postings = toPostings(toAccounts(order), currency);
  return postTransfer(tx, { tenant, scope: "withdraw", key: `${act}:${ref}`, ref, postings });
}

function requirePosted(outcome: string, order: Order, act: string): void {
  if (outcome !== "POSTED") throw new Error(`${act} of withdrawal ${order.order_no} was answered with ${outcome}`);
}

/** Takes the money of a new withdrawal out of the member's wallet and holds it. @throws Refusal `wallet.insufficient` */
export async function lockMoney(tx: Db, order: Order): Promise<void> {
  const amount = BigInt(order.amount);
  const { frozen } = toAccounts(order);
  await openAccounts(tx, [{ tenant: order.tenant_id, account: frozen, asset: order.currency }]);
  const { outcome } = await post(tx, order, "lock", (accounts, asset) => [
    { account: accounts.main, asset, kind: "WITHDRAW_LOCK", amount: -amount },
    { account: accounts.frozen, asset, kind: "WITHDRAW_LOCK", amount },
  ]);
  if (outcome === "REFUSED") throw new Refusal("wallet.insufficient");
  requirePosted(outcome, order, "the lock");
}

/** The held money has been paid out. */
export async function payOutMoney(tx: Db, order: Order): Promise<void> {
  const amount = BigInt(order.amount);
  const { outcome } = await post(tx, order, "out", (accounts, asset) => [
    { account: accounts.frozen, asset, kind: "WITHDRAW_OUT", amount: -amount },
    { account: accounts.payouts, asset, kind: "WITHDRAW_OUT", amount },
  ]);
  requirePosted(outcome, order, "the payout");
}

/** The held money goes back into the member's wallet. */
export async function returnMoney(tx: Db, order: Order): Promise<void> {
  const amount = BigInt(order.amount);
  const { outcome } = await post(tx, order, "back", (accounts, asset) => [
    { account: accounts.frozen, asset, kind: "WITHDRAW_BACK", amount: -amount },
    { account: accounts.main, asset, kind: "WITHDRAW_BACK", amount },
  ]);
  requirePosted(outcome, order, "the return");
}

/** The money of an order that had come back is held again, since it was paid after all. @throws Refusal `wallet.insufficient` when it is spent by now */
export async function lockAgain(tx: Db, order: Order): Promise<void> {
  const amount = BigInt(order.amount);
  const { outcome } = await post(tx, order, "relock", (accounts, asset) => [
    { account: accounts.main, asset, kind: "WITHDRAW_LOCK", amount: -amount },
    { account: accounts.frozen, asset, kind: "WITHDRAW_LOCK", amount },
  ]);
  if (outcome === "REFUSED") throw new Refusal("wallet.insufficient");
  requirePosted(outcome, order, "the second lock");
}

/** The money of an order that counted as paid is held again, since nobody has it. */
export async function undoPayout(tx: Db, order: Order): Promise<void> {
  const amount = BigInt(order.amount);
  const { outcome } = await post(tx, order, "undo", (accounts, asset) => [
    { account: accounts.payouts, asset, kind: "WITHDRAW_OUT", amount: -amount },
    { account: accounts.frozen, asset, kind: "WITHDRAW_OUT", amount },
  ]);
  requirePosted(outcome, order, "the undone payout");
}

/** What a claim found missing is held again, for the linked order that pays it. `order` is that linked order. */
export async function lockMissing(tx: Db, order: Order): Promise<void> {
  const amount = BigInt(order.amount);
  const { outcome } = await post(tx, order, "missing", (accounts, asset) => [
    { account: accounts.payouts, asset, kind: "WITHDRAW_BACK", amount: -amount },
    { account: accounts.frozen, asset, kind: "WITHDRAW_BACK", amount },
  ]);
  requirePosted(outcome, order, "the rest");
}
