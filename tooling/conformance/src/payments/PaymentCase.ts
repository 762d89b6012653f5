import { randomBytes } from "node:crypto";
import { check, checkSame, ConformanceError } from "../ConformanceError.ts";
import type { LossyProxy } from "./openLossyProxy.ts";
import type { CallbackReceiver } from "./openCallbackReceiver.ts";
import type { DepositOrder, PaymentAdapter, PaymentReport } from "./PaymentAdapter.ts";
import type { PaymentTarget, ProviderDriver } from "./PaymentTarget.ts";

/** What a case works with. */
export type PaymentContext = {
  readonly target: PaymentTarget;
  readonly adapter: PaymentAdapter;
  readonly driver: ProviderDriver;
  readonly proxy: LossyProxy;
  readonly callbacks: CallbackReceiver;
};

/** One requirement on an adapter, with its test. */
export type PaymentCase = {
  /** The word of money.md that it is about. */
  readonly rule: string;
  readonly title: string;
  /** It needs `createPayout`. */
  readonly payouts?: boolean;
  /** @throws ConformanceError when the adapter does not meet the requirement */
  readonly run: (context: PaymentContext) => Promise<void>;
};

/** Amounts of the kit, in 1/10,000 of the unit: not round, so that a wrong scale shows. */
export const amounts = { deposit: 1_234_567_800n, other: 987_654_300n } as const;

/** A number that no order has had. */
export const newOrderNo = (): string => `K${randomBytes(8).toString("hex").toUpperCase()}`;

/** A new deposit that the provider takes. */
export const newDeposit = ({ driver }: PaymentContext, amount: bigint = amounts.deposit): DepositOrder =>
  driver.toDeposit(newOrderNo(), amount, new Date(Date.now() + 600_000));

/** Requires that work fails, in a way that says whether asking again is of use. */
export async function expectError(work: Promise<unknown>, isFinal: boolean, what: string): Promise<void> {
  const error: unknown = await work.then(
    () => {
      throw new ConformanceError(`${what}: expected an error`);
    },
    (fault: unknown) => fault,
  );
  if (error instanceof ConformanceError) throw error;
  const told: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "isFinal") : undefined;
  check(typeof told === "boolean", `${what}: the error does not say whether it is final (${String(error)})`);
  checkSame(told, isFinal, `${what}: whether asking again is no use`);
}

/** Requires a report about an order. */
export function expectReport(
  report: PaymentReport | undefined,
  wanted: Partial<PaymentReport>,
  what: string,
): PaymentReport {
  if (report === undefined) throw new ConformanceError(`${what}: there is no report`);
  for (const [name, value] of Object.entries(wanted)) {
    const told: unknown = Reflect.get(report, name);
    check(told === value, `${what}: ${name} is ${String(told)}, not ${String(value)}`);
  }
  return report;
}
