import {
  addWithdrawalAccount,
  cancelDeposit,
  confirmWithdrawal,
  createDeposit,
  createWithdrawal,
  getCurrency,
  getWithdrawalOptions,
  listDepositMethods,
  setPaymentPassword,
  toDecimal,
  toMoney,
} from "@marquee/contract";
import type { createRandom } from "../demo/random.ts";
import type { Course, Timeline } from "./createTimeline.ts";
import type { LifeBrand, LifeMember } from "./LifeBrand.ts";

const paymentPassword = "274859";

/** What becomes of a deposit: paid, paid late or otherwise than ordered, never paid; `silent` for a provider that does not answer. */
export type DepositFate = "paid" | "other" | "expired" | "failed" | "late" | "cancelled" | "open" | "silent";

/** What becomes of deposits, in turn; most are simply paid. */
const depositFates: readonly DepositFate[] = [
  ...(["paid", "paid", "paid", "other", "paid", "paid", "expired", "paid", "paid", "failed"] as const),
  ...(["paid", "paid", "late", "paid", "paid", "cancelled", "paid", "paid", "paid", "open"] as const),
];

/** What becomes of a payout: what the bank says of it, and what the member says then; `silent` for a bank that says nothing. */
export type PayoutFate =
  | "received"
  | "partial"
  | "unpaid"
  | "unanswered"
  | "failed"
  | "failedThenPaid"
  | "paidThenFailed"
  | "silent";

/** What becomes of payouts, in turn. */
const payoutFates: readonly PayoutFate[] = [
  ...(["unanswered", "partial", "unpaid", "received", "failedThenPaid", "paidThenFailed", "received"] as const),
  ...(["failed", "received", "received", "unanswered", "received", "silent", "received"] as const),
];

/** An address of a network of coins. */
function toCryptoNumber(random: (limit: number) => number): string {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz123456789";
  return `T${Array.from({ length: 33 }, () => letters[random(letters.length)] ?? "A").join("")}`;
}

/** What members of a brand pay in and take out, and what becomes of it; `logIn` brings back who answers later. */
export function createOrderCourses(
  brand: LifeBrand,
  timeline: Timeline,
  random: ReturnType<typeof createRandom>,
  logIn: (member: LifeMember) => Promise<boolean>,
) {
  const { payments, merchant, currency } = brand;
  const unit = BigInt(getCurrency(currency).smallDeposit) * 10_000n;
  const silent = new Set<string>();
  let [deposits, withdrawals] = [0, 0];
  const pick = <Value>(list: readonly Value[]): Value | undefined => list[random(list.length)];

  /** What becomes of an ordered deposit. */
  async function* pay(member: LifeMember, fate: DepositFate, orderNo: string, amount: bigint): Course {
    if (fate === "cancelled") await member.caller.call(cancelDeposit, { orderNo });
    else if (fate === "failed")
      await payments.report(merchant, "DEPOSIT", orderNo, { status: "FAILED", reason: "declined" });
    else if (fate === "other") await payments.report(merchant, "DEPOSIT", orderNo, { amount: amount - unit / 10n });
    else if (fate === "paid") await payments.report(merchant, "DEPOSIT", orderNo, {});
    else {
      yield 3_000;
      await payments.report(merchant, "DEPOSIT", orderNo, { status: "EXPIRED" });
      if (fate !== "late") return;
      yield 5_400;
      await payments.report(merchant, "DEPOSIT", orderNo, {});
    }
  }

  async function* deposit(member: LifeMember, wished?: DepositFate): Course {
    const methods = (await member.caller.call(listDepositMethods, {})) ?? [];
    const method = methods[deposits % Math.max(1, methods.length)];
    if (method === undefined) return;
    yield 20 + random(60);
    const [least, most] = [toMoney(method.min), toMoney(method.max)];
    const wanted = unit * BigInt(member.means * (1 + random(3)));
    const amount = wanted < least ? least : wanted > most ? most : wanted;
    const promotion = random(14) === 0 ? pick(method.promotions) : undefined;
    const fate = wished ?? depositFates[deposits % depositFates.length] ?? "paid";
    deposits += 1;
    payments.silence(fate === "silent");
    const order = await member.caller.call(createDeposit, {
      methodId: method.methodId,
      amount: toDecimal(amount),
      ...(promotion === undefined ? {} : { promotionId: promotion.promotionId }),
    });
    payments.silence(false);
    if (order === undefined || fate === "open" || fate === "silent") return;
    const seconds = 30 + random(60 * Math.min(8, method.expectMinutes));
    // Only what is paid soon is waited for.
    if (fate !== "paid") return timeline.add(Date.now() + seconds * 1_000, pay(member, fate, order.orderNo, amount));
    yield seconds;
    yield* pay(member, fate, order.orderNo, amount);
  }

  async function* answer(member: LifeMember, orderNo: string, payout: bigint, fate: PayoutFate): Course {
    if (fate === "silent") silent.add(orderNo);
    // Staff may look at it first; what they reject is never asked for.
    for (let half = 0; !payments.has("PAYOUT", orderNo); half += 1) {
      if (half > 96) return;
      yield 1_800;
    }
    if (fate === "silent") return;
    yield 600 + random(1_500);
    const isFailed = fate === "failed" || fate === "failedThenPaid";
    await payments.report(merchant, "PAYOUT", orderNo, isFailed ? { status: "FAILED", reason: "account closed" } : {});
    if (fate === "failed" || fate === "unanswered") return;
    yield 7_200 + random(20_000);
    if (fate === "failedThenPaid") return payments.report(merchant, "PAYOUT", orderNo, {});
    if (fate === "paidThenFailed")
      return payments.report(merchant, "PAYOUT", orderNo, { status: "FAILED", reason: "returned" });
    await logIn(member);
    if (fate === "received") await member.caller.call(confirmWithdrawal, { orderNo, result: "RECEIVED" });
    if (fate === "partial")
      await member.caller.call(confirmWithdrawal, {
        orderNo,
        result: "PARTIAL",
        receivedAmount: toDecimal(((payout * 6n) / 10n / unit) * unit || unit),
        remark: "Only a part has come so far",
      });
    if (fate !== "unpaid") return;
    const proof = await member.caller.upload("PROOF", brand.pictures[0]);
    if (proof === undefined) return;
    yield 60;
    await member.caller.call(confirmWithdrawal, {
      orderNo,
      result: "NOT_RECEIVED",
      proof: [proof],
      remark: "Nothing has come",
    });
  }

  /** @returns whether an order was made */
  async function* withdraw(member: LifeMember, wished?: PayoutFate): AsyncGenerator<number, boolean> {
    let options = await member.caller.call(getWithdrawalOptions, {});
    if (options?.paymentPassword?.isSet === false) {
      yield 40;
      const next = { newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword };
      await member.caller.call(setPaymentPassword, { password: brand.password, ...next });
    }
    if (options?.accounts.length === 0) {
      yield 60;
      const method = options.methods[random(10) < 7 ? 0 : random(options.methods.length)];
      if (method === undefined) return false;
      const number = method.type === "CRYPTO" ? toCryptoNumber(random) : `${10_000_000 + random(89_999_999)}1`;
      const { methodId, places } = method;
      await member.caller.call(addWithdrawalAccount, {
        methodId,
        place: pick(places) ?? "",
        number,
        holder: member.holder,
        paymentPassword,
      });
      options = await member.caller.call(getWithdrawalOptions, {});
    }
    const account = options?.accounts[0];
    const method = options?.methods.find(({ methodId }) => methodId === account?.methodId);
    if (options === undefined || account === undefined || method === undefined) return false;
    const amount = ((toMoney(options.withdrawable) * BigInt(50 + random(45))) / 100n / unit) * unit;
    if (amount < toMoney(method.min) || amount > toMoney(method.max)) return false;
    yield 30;
    const order = await member.caller.call(createWithdrawal, {
      accountId: account.id,
      amount: toDecimal(amount),
      paymentPassword,
    });
    if (order === undefined) return false;
    const fate = wished ?? payoutFates[withdrawals % payoutFates.length] ?? "received";
    withdrawals += 1;
    timeline.add(Date.now() + 1_000, answer(member, order.orderNo, toMoney(order.payout), fate));
    return true;
  }

  return { deposit, withdraw, isSilent: (orderNo: string): boolean => silent.has(orderNo) };
}
