import { toDecimal } from "@marquee/contract";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { requireTermsAccepted } from "../content/index.ts";
import { requireNotExcluded } from "../protection/index.ts";
import { getTurnoverSums, toWithdrawable } from "../turnover/index.ts";
import { findCredentialsHold } from "../withdrawal/index.ts";
import { requireStillOpen } from "./requireReceiver.ts";
import { getTransferLimits } from "./transferLimits.ts";
import { type Party, sumSent } from "./transferStore.ts";

/** Who sends what to whom, with what the sender's locked wallet holds; amounts in 1/10,000 of the unit. */
interface Sending extends MemberKey {
  readonly currency: string;
  readonly receiver: Party;
  readonly amount: bigint;
  readonly balance: bigint;
}

/** Keeps to the merchant's limits of 24 hours. @throws Refusal `agent.transfer.count` with `most`, `agent.transfer.daily` with `left` */
async function requireDayLeft(tx: Db, { amount, ...sender }: Sending): Promise<void> {
  const { dayAmount, dayCount } = await getTransferLimits(tx, sender);
  const sent = await sumSent(tx, sender);
  if (sent.count >= dayCount) throw new Refusal("agent.transfer.count", { value: { most: dayCount } });
  const left = dayAmount > sent.amount ? dayAmount - sent.amount : 0n;
  if (amount > left) throw new Refusal("agent.transfer.daily", { value: { left: toDecimal(left) } });
}

/**
 * Lets a member send what could also be withdrawn, and nothing else: call it with both wallets locked, in the transaction that moves the
 * money.
 * @throws Refusal `rg.timeout`, `rg.self.excluded`, `terms.not.accepted`, `agent.transfer.waiting` with `usableAt`, `agent.transfer.count`,
 * `agent.transfer.daily`, `agent.transfer.receiver`, `wallet.insufficient`, `turnover.required`
 */
export async function requireSender(tx: Db, sending: Sending): Promise<void> {
  const { amount, balance, tenantId, currency, receiver } = sending;
  await requireNotExcluded(tx, sending);
  await requireStillOpen(tx, tenantId, receiver);
  await requireTermsAccepted(tx, sending);
  const usableAt = await findCredentialsHold(tx, sending, currency);
  if (usableAt !== undefined) throw new Refusal("agent.transfer.waiting", { value: { usableAt } });
  await requireDayLeft(tx, sending);
  if (amount > balance) throw new Refusal("wallet.insufficient");
  const { held, required, done } = await getTurnoverSums(tx, sending);
  const withdrawable = toWithdrawable(balance, held);
  if (amount > withdrawable)
    throw new Refusal("turnover.required", {
      value: { required: toDecimal(required), done: toDecimal(done), withdrawable: toDecimal(withdrawable) },
    });
}
