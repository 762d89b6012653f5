import {
  type CreateDepositRequest,
  type DepositType,
  depositTypes,
  type PaymentMethod,
  depositMinutes,
} from "@marquee/contract";
import type { PaymentProvider, Payments } from "../../../adapters/payments/PaymentProvider.ts";
import type { Db } from "../../../db/Db.ts";
import { type Call, requireSession } from "../../../http/Call.ts";
import { Refusal } from "../../../http/Refusal.ts";
import { createOrderNo } from "../../../orders/createOrderNo.ts";
import { requireOrderAmount } from "../../../orders/requireOrderAmount.ts";
import type { Services } from "../services.ts";
import { toDigits } from "../../../tenants/findCurrency.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { requireBirthday } from "../../agent/index.ts";
import { requireTermsAccepted } from "../../content/index.ts";
import { chooseBonus, type CodeKeys } from "../../promotions/index.ts";
import { requireDepositAllowed } from "../../protection/index.ts";
import { isBarredFromAll } from "../../restriction/index.ts";
import { toFee } from "../toFee.ts";
import { addDeposit, deposits, type NewDeposit, openStates } from "./depositStore.ts";

/** How many deposits of a member may wait for a payment at once. */
const mostOpen = 3;

/** How members of a merchant may pay, whatever their currency is (FT-03); nothing where deposits are off. */
export function listPaymentTypes(payments: Payments, { code, currencies, modules }: Tenant): DepositType[] {
  if (!modules.has("DEPOSIT3")) return [];
  const offered = payments
    .list(code)
    .flatMap(({ listMethods: list }) => currencies.flatMap(({ currency }) => list(currency)));
  return depositTypes.filter((type) => offered.some((method) => method.type === type));
}

/** The methods that a merchant's providers offer in the member's currency. */
export function listMethods(
  { payments }: Pick<Services, "payments">,
  call: Call,
): readonly { readonly provider: PaymentProvider; readonly method: PaymentMethod }[] {
  const { currency } = requireSession(call);
  return payments
    .list(call.tenant.code)
    .flatMap((provider) => provider.listMethods(currency).map((method) => ({ provider, method })));
}

/**
 * Prepares a deposit; the returned effect stores it. `keys` are those of the promo code with which its promotion is chosen. @throws Refusal `account.frozen`, `account.closed`, `deposit.unavailable`,
 * `deposit.min`, `deposit.max`, `deposit.pending`, `promo.*`, `fields`, `rg.deposit.limit`, `rg.timeout`, `rg.self.excluded`,
 * `terms.not.accepted`, `birthday.required`
 */
export function prepareDeposit(
  services: Services,
  call: Call,
  { methodId, amount: text, promotionId }: CreateDepositRequest,
  keys?: CodeKeys | null,
): (tx: Db) => Promise<{ readonly orderNo: string }> {
  const { tenantId, memberId, currency, status } = requireSession(call);
  if (status !== "ACTIVE") throw new Refusal(status === "CLOSED" ? "account.closed" : "account.frozen");
  const found = listMethods(services, call).find(({ method }) => method.methodId === methodId);
  if (found === undefined) throw new Refusal("deposit.unavailable");
  const { provider, method } = found;
  const digits = toDigits(call.tenant, currency);
  const { min, max } = method;
  const limits = { min, max, tooLittle: "deposit.min", tooMuch: "deposit.max" } as const;
  const amount = requireOrderAmount(text, digits, limits);
  const orderNo = createOrderNo("D");
  const deposit: NewDeposit = {
    tenant_id: tenantId,
    order_no: orderNo,
    member_id: memberId,
    provider: provider.id,
    method_id: methodId,
    type: method.type,
    currency,
    amount,
    fee: toFee(amount, method.feeBasisPoints, digits),
    return_url: `${call.origin}/member/depositv2?order=${orderNo}`,
    expect_minutes: method.expectMinutes,
    expires_at: new Date(Date.now() + depositMinutes * 60_000),
  };
  return async (tx) => {
    // The limit counts what others have stored; two at once may pass it by one, which harms nobody.
    const open = await deposits.count(tx, { tenantId, memberId }, openStates);
    if (open >= mostOpen) throw new Refusal("deposit.pending", { value: { count: open } });
    await requireDepositAllowed(tx, { tenantId, memberId }, amount);
    await requireTermsAccepted(tx, { tenantId, memberId });
    await requireBirthday(tx, { tenantId, memberId });
    // Why is not told; what cannot be played is of no use.
    if (await isBarredFromAll(tx, { tenantId, memberId })) throw new Refusal("deposit.unavailable");
    await addDeposit(tx, deposit);
    if (promotionId !== undefined) {
      const claimant = { tenantId, memberId, currency, timeZone: call.tenant.timeZone };
      await chooseBonus(tx, { ...claimant, promotionId, orderNo, amount, credit: amount - deposit.fee, digits, keys });
    }
    return { orderNo };
  };
}
