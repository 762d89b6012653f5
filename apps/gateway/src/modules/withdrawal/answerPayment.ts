import { type Complain, type ConfirmWithdrawal, type FieldError, MoneyError, toAmount } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { findStoredFile } from "../../files/storedFileStore.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import { transact } from "@marquee/database";
import { toDigits } from "../../tenants/findCurrency.ts";
import { moveWithdrawal, type Withdrawal, withdrawals } from "./withdrawalStore.ts";

const refuse = (...fields: FieldError[]): Refusal => new Refusal("fields", { fields });

/** What came, in 1/10,000 of the unit: more than nothing and less than what was paid. */
function requireReceived(text: string | undefined, payout: bigint, digits: number): bigint {
  try {
    const received = toAmount(text ?? "", digits);
    if (received > 0n && received < payout) return received;
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
  }
  throw refuse({ name: "receivedAmount", rule: "amount" });
}

const idText = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The pictures of a claim: the member's own, uploaded as proof. */
async function requireProof(db: Db, call: Call, proof: readonly string[], least: number): Promise<string[]> {
  if (proof.length < least) throw refuse({ name: "proof", rule: "required" });
  for (const id of proof) {
    const file = idText.test(id) ? await findStoredFile(db, requireSession(call), id) : undefined;
    if (file?.purpose !== "PROOF") throw refuse({ name: "proof", rule: "unknown" });
  }
  return [...proof];
}

/**
 * Prepares a member's answer to a payment (contract 3.8): it came, a part of it came, or nothing did. A claim stops the clock.
 * @throws Refusal `order.unknown`, `order.ended` when it is answered or the time is over, `fields`
 */
export async function prepareAnswer(
  { db }: Services,
  call: Call,
  { orderNo, result, receivedAmount, proof = [], remark = "" }: ConfirmWithdrawal,
): Promise<(tx: Db) => Promise<{ readonly orderNo: string }>> {
  const { tenantId, memberId } = requireSession(call);
  const find = (tx: Db, lock: boolean) => withdrawals.require(tx, { tenantId, orderNo }, { memberId, lock });
  const { amount, fee, currency } = await find(db, false);
  const pictures = result === "RECEIVED" ? [] : await requireProof(db, call, proof, result === "PARTIAL" ? 0 : 1);
  const digits = toDigits(call.tenant, currency);
  const received = result === "PARTIAL" ? requireReceived(receivedAmount, BigInt(amount) - BigInt(fee), digits) : 0n;
  return async (tx) => {
    const withdrawal = await find(tx, true);
    const isLate = (withdrawal.confirm_until?.getTime() ?? 0) <= Date.now();
    const claim = { received, proof: pictures, remark: remark.trim() };
    const moved = isLate
      ? undefined
      : result === "RECEIVED"
        ? await moveWithdrawal(tx, withdrawal, "confirm")
        : await moveWithdrawal(tx, withdrawal, result === "PARTIAL" ? "claimPartial" : "claimUnpaid", claim);
    if (moved === undefined) throw new Refusal("order.ended");
    await publishEvent(tx, { tenantId, memberId, kind: "order" });
    return { orderNo };
  };
}

/** The states in which an order has ended, so that a complaint is all that is left. */
const ended: ReadonlySet<Withdrawal["state"]> = new Set([
  "CONFIRMED",
  "CONFIRMED_AUTO",
  "RESOLVED_DENIED",
  "SETTLED_PAID",
]);

/** Stores a member's complaint about an order that has ended. @throws Refusal `order.unknown`, `order.open`, `order.ended` for a second one, `fields` */
export async function complain({ db }: Services, call: Call, { orderNo, content }: Complain): Promise<void> {
  const { tenantId, memberId } = requireSession(call);
  const text = content.trim();
  if (text.length < 10) throw refuse({ name: "content", rule: "length", min: 10 });
  await transact(db, async (tx) => {
    const withdrawal = await withdrawals.require(tx, { tenantId, orderNo }, { memberId, lock: true });
    if (!ended.has(withdrawal.state)) throw new Refusal("order.open");
    if (withdrawal.complained_at !== null) throw new Refusal("order.ended");
    await withdrawals.change(tx, withdrawal, { complaint: text, complained_at: new Date() });
    await publishEvent(tx, { tenantId, memberId, kind: "order" });
  });
}
