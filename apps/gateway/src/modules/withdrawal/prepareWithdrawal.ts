import { type CreateWithdrawalRequest, toDecimal, toMoney } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { createOrderNo } from "../../orders/createOrderNo.ts";
import { requireOrderAmount } from "../../orders/requireOrderAmount.ts";
import type { Services } from "./services.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { getMember } from "../auth/index.ts";
import { toKycLevel } from "../member/index.ts";
import { endBonusWithMoneyOut } from "../promotions/index.ts";
import { requireIdentity } from "../security/index.ts";
import { toFee } from "../wallet/index.ts";
import { requirePassword, toMasked } from "./accounts.ts";
import { findAccount } from "./accountStore.ts";
import { neededLevel } from "./getOptions.ts";
import { listChecks } from "./listChecks.ts";
import { lockMoney } from "./lockMoney.ts";
import { listPayoutMethods } from "./methods.ts";
import { getSettings } from "./settingsStore.ts";
import { requirePlayed } from "./requirePlayed.ts";
import { readSignals } from "./signalStore.ts";
import { addWithdrawal, moveWithdrawal, openStates, sumDay, withdrawals } from "./withdrawalStore.ts";

/** How many withdrawals of a member may be on their way at once. */
const mostOpen = 3;

const idText = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Prepares a withdrawal; the returned effect locks the money, stores the order, and lets the checks send it to staff or approves it, all
 * in one transaction.
 *
 * @throws Refusal `account.frozen`, `fields`, `withdraw.*` (`withdraw.bonus` where a bonus would end of which the member was not told), `kyc.required`, `wallet.insufficient`, `turnover.required`, `payment.password.*`
 */
export async function prepareWithdrawal(
  services: Services,
  call: Call,
  { accountId, amount: text, endingBonusId, paymentPassword }: CreateWithdrawalRequest,
): Promise<(tx: Db) => Promise<{ readonly orderNo: string }>> {
  const { db } = services;
  const session = requireSession(call);
  const { tenantId, memberId, currency, status } = session;
  if (status !== "ACTIVE") throw new Refusal(status === "CLOSED" ? "account.closed" : "account.frozen");
  const { settings } = await getSettings(db, { id: tenantId, currency });
  const account = idText.test(accountId) ? await findAccount(db, session, accountId) : undefined;
  if (account === undefined) throw new Refusal("withdraw.account.unknown");
  const usableAt = account.created_at.getTime() + settings.accountHours * 3_600_000;
  if (usableAt > Date.now()) throw new Refusal("withdraw.account.waiting", { value: { usableAt } });
  const offered = listPayoutMethods(services, call).find(({ method }) => method.methodId === account.method_id);
  // Its method was switched off, or its provider.
  if (offered === undefined) throw new Refusal("withdraw.unavailable");
  const { provider, method } = offered;
  const digits = toDigits(call.tenant, currency);
  const { min, max } = method;
  const limits = { min, max, tooLittle: "withdraw.min", tooMuch: "withdraw.max" } as const;
  const amount = requireOrderAmount(text, digits, limits);
  const isFrom = (least: string | null, sum: bigint): boolean => least !== null && sum >= toMoney(least);
  await requirePassword(services, call, paymentPassword);
  const isIdentified =
    call.tenant.modules.has("KYC3") || toKycLevel(await getMember(db, tenantId, memberId)) >= neededLevel;
  const order = {
    tenant_id: tenantId,
    order_no: createOrderNo("W"),
    member_id: memberId,
    account_id: account.id,
    provider: provider.id,
    method_id: method.methodId,
    type: method.type,
    place: account.place,
    number: toMasked(account.number),
    currency,
    amount,
    fee: toFee(amount, method.feeBasisPoints, digits),
    expect_minutes: method.expectMinutes,
  };
  return async (tx) => {
    // The wallet's lock comes first: parallel withdrawals of one member are counted one after another.
    await lockMoney(tx, order);
    const hasTurnover = await requirePlayed(tx, order);
    if ((await withdrawals.count(tx, { tenantId, memberId }, openStates)) >= mostOpen)
      throw new Refusal("withdraw.pending", { value: { count: mostOpen } });
    const spent = await sumDay(tx, tenantId, memberId);
    // What is asked from an amount on is asked of all that goes out in 24 hours: it cannot be got round in parts.
    if (isFrom(settings.identityAmount, spent + amount)) await requireIdentity({ db: tx }, call, neededLevel);
    if (settings.dayAmount !== null && spent + amount > toMoney(settings.dayAmount)) {
      const left = toMoney(settings.dayAmount) - spent;
      throw new Refusal("withdraw.daily", { value: { left: toDecimal(left < 0n ? 0n : left) } });
    }
    // What two people approve is never approved by a machine, whatever checks are off.
    const takesTwo = isFrom(settings.secondApprovalAmount, spent + amount);
    const stored = await addWithdrawal(tx, { ...order, takes_two: takesTwo });
    const signals = await readSignals(tx, {
      tenantId,
      memberId,
      orderNo: order.order_no,
      currency,
      accountId: account.id,
      address: call.location.ip,
    });
    const found = listChecks(settings, { ...signals, amount, isIdentified, hasTurnover });
    const checks = found.length === 0 && takesTwo ? ["amount.large"] : [...found];
    await moveWithdrawal(tx, stored, checks.length > 0 ? "review" : "approve", { checks });
    await endBonusWithMoneyOut(tx, services, { tenantId, memberId }, endingBonusId);
    await publishEvent(tx, { tenantId, memberId, kind: "order" });
    return { orderNo: order.order_no };
  };
}
