import { randomBytes } from "node:crypto";
import { check, checkSame } from "../ConformanceError.ts";
import type { CallbackReceiver } from "../payments/openCallbackReceiver.ts";
import type { Caller, ProviderAnswer } from "./createCaller.ts";
import type { ProviderTarget } from "./ProviderTarget.ts";

/** What a case works with. */
export type ProviderContext = {
  readonly target: ProviderTarget;
  readonly caller: Caller;
  readonly callbacks: CallbackReceiver | undefined;
};

/** One requirement on a provider, with its test. */
export type ProviderCase = {
  /** The word of payment-protocol.md that it is about. */
  readonly rule: string;
  readonly title: string;
  readonly needs?: "payouts" | "callbacks";
  /** @throws ConformanceError when the provider does not meet the requirement */
  readonly run: (context: ProviderContext) => Promise<void>;
};

/** A number that no order has had. */
export const newOrderNo = (): string => `K${randomBytes(8).toString("hex").toUpperCase()}`;

/** The paths of the two kinds of orders. */
export const paths = { DEPOSIT: "/v1/deposits", PAYOUT: "/v1/payouts" } as const;

/** A new deposit as the gateway asks for it. */
export const newDeposit = ({ target }: ProviderContext) => ({
  orderNo: newOrderNo(),
  method: target.method,
  amount: target.amount,
  currency: target.currency,
  returnUrl: target.returnUrl,
  expiresAt: Date.now() + 600_000,
});

/** A new payout as the gateway asks for it. */
export const newPayout = ({ target }: ProviderContext) => ({
  orderNo: newOrderNo(),
  method: target.payoutMethod ?? "",
  amount: target.amount,
  currency: target.currency,
  ...target.payee,
});

/** A field of an answer; undefined where there is none. */
export const read = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/** Requires an answer that takes an order. @returns the provider's reference */
export function expectTaken({ status, body }: ProviderAnswer, what: string): string {
  checkSame(status, 200, `${what}: status`);
  const reference = read(body, "providerRef");
  check(typeof reference === "string" && /^.{1,100}$/u.test(reference), `${what}: it has no reference`);
  return reference;
}

/** Requires a refusal with a code: without one the gateway takes it for trouble of the line and asks again. */
export function expectRefused({ status, body }: ProviderAnswer, what: string): void {
  check(status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status), `${what}: status ${status}`);
  check(typeof read(body, "code") === "string", `${what}: the refusal has no code`);
}

/** Requires a report about an order, with these values. */
export function expectReport(
  { status, body }: ProviderAnswer,
  wanted: Readonly<Record<string, string>>,
  what: string,
): void {
  checkSame(status, 200, `${what}: status`);
  for (const [name, value] of Object.entries(wanted)) checkSame(read(body, name), value, `${what}: ${name}`);
  check(/^(OPEN|PAID|FAILED|EXPIRED)$/.test(String(read(body, "status"))), `${what}: status of the order`);
}
