import { createHmac, randomBytes } from "node:crypto";
import { toDecimal } from "@marquee/contract";
import type { FastifyInstance } from "fastify";
import { createPayHouse } from "../adapters/payments/createPayHouse.ts";
import {
  PaymentError,
  type PaymentProvider,
  type PaymentReport,
  type Payments,
} from "../adapters/payments/PaymentProvider.ts";

/** After which time a payout is paid that has no course of its own, in milliseconds. */
const patience = 4 * 3_600_000;

/** An order of a merchant and what became of it. `amount` as a decimal text, times in milliseconds since the epoch. */
interface PastOrder extends Omit<PaymentReport, "amount"> {
  readonly merchant: string;
  readonly amount: string;
  readonly at: number;
  readonly expiresAt: number;
}

/** A payment provider in this process, for a life that is made quicker than one could answer over the network. */
export interface LifePayments {
  readonly payments: Payments;
  /** Orders that it takes without an answer, as a provider that is down does. */
  readonly silence: (isSilent: boolean) => void;
  /** Pays out what it was asked for some time ago and nobody has told anything of; `isLeft` names what stays as it is. */
  readonly payForgotten: (isLeft: (orderNo: string) => boolean) => Promise<void>;
  /** Whether it has been asked for an order. */
  readonly has: (kind: PaymentReport["kind"], orderNo: string) => boolean;
  /** Every order that it has taken, as the pay-house takes them over (`PAY_HOUSE_PAST`). */
  readonly list: () => readonly PastOrder[];
  /** Tells the gateway what became of an order, by a signed callback; `more` is what it says otherwise than it was ordered. */
  readonly report: (
    merchant: string,
    kind: PaymentReport["kind"],
    orderNo: string,
    more: Partial<Pick<PaymentReport, "status" | "amount" | "reason">>,
  ) => Promise<void>;
}

/** A provider for these merchants, in the place of the pay-house and with its methods, callbacks and signatures. */
export function createLifePayments(
  http: () => Pick<FastifyInstance, "inject">,
  merchants: readonly string[],
): LifePayments {
  const secret = randomBytes(32).toString("hex");
  const orders = new Map<string, PaymentReport>();
  const taken = new Map<string, { readonly merchant: string; readonly at: number; readonly expiresAt: number }>();
  let isSilent = false;
  const toKey = (kind: PaymentReport["kind"], orderNo: string): string => `${kind} ${orderNo}`;

  function take(
    merchant: string,
    { kind, orderNo, amount, currency }: Pick<PaymentReport, "kind" | "orderNo" | "amount" | "currency">,
    expiresAt = new Date(),
  ) {
    if (isSilent) throw new PaymentError("no answer", false);
    const report: PaymentReport = orders.get(toKey(kind, orderNo)) ?? {
      kind,
      orderNo,
      amount,
      currency,
      providerRef: `P-${orderNo}`,
      status: "OPEN",
      reason: "",
    };
    orders.set(toKey(kind, orderNo), report);
    taken.set(toKey(kind, orderNo), { merchant, at: Date.now(), expiresAt: expiresAt.getTime() });
    return report;
  }

  async function report(
    merchant: string,
    kind: PaymentReport["kind"],
    orderNo: string,
    more: Partial<Pick<PaymentReport, "status" | "amount" | "reason">>,
  ): Promise<void> {
    const known = orders.get(toKey(kind, orderNo));
    if (known === undefined) return;
    const told = { ...known, status: "PAID" as const, ...more };
    orders.set(toKey(kind, orderNo), told);
    const payload = JSON.stringify({ ...told, amount: toDecimal(told.amount) });
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac("sha256", secret).update(`${timestamp}.${payload}`).digest("hex");
    const answer = await http().inject({
      method: "POST",
      url: `/payments/${merchant}/PAY_HOUSE`,
      headers: {
        "content-type": "application/json",
        "pay-merchant": merchant,
        "pay-timestamp": timestamp,
        "pay-signature": signature,
      },
      payload,
    });
    if (answer.statusCode !== 200)
      throw new Error(`the report about ${orderNo} was answered with ${answer.statusCode}`);
  }

  async function payForgotten(isLeft: (orderNo: string) => boolean): Promise<void> {
    for (const [key, { kind, orderNo, status }] of orders) {
      const isOld = Date.now() - (taken.get(key)?.at ?? 0) > patience;
      if (kind === "PAYOUT" && status === "OPEN" && isOld && !isLeft(orderNo))
        await report(taken.get(key)?.merchant ?? "", kind, orderNo, {});
    }
  }

  const providers = new Map<string, PaymentProvider>(
    merchants.map((merchant) => [
      merchant,
      {
        ...createPayHouse(merchant, { url: "http://127.0.0.1:9", secret }),
        createDeposit: async ({ orderNo, amount, currency, returnUrl, expiresAt }) => ({
          providerRef: take(merchant, { kind: "DEPOSIT", orderNo, amount, currency }, expiresAt).providerRef,
          pay: { kind: "REDIRECT", url: returnUrl },
        }),
        createPayout: async ({ orderNo, amount, currency }) =>
          take(merchant, { kind: "PAYOUT", orderNo, amount, currency }),
        query: async (kind, orderNo) => orders.get(toKey(kind, orderNo)),
      },
    ]),
  );

  return {
    payments: {
      list: (merchant) => [providers.get(merchant)].flatMap((each) => each ?? []),
      get: (merchant, id) => (providers.get(merchant)?.id === id ? providers.get(merchant) : undefined),
    },
    silence: (now) => {
      isSilent = now;
    },
    has: (kind, orderNo) => orders.has(toKey(kind, orderNo)),
    report,
    payForgotten,
    list: () =>
      [...orders].flatMap(([key, order]) => {
        const own = taken.get(key);
        return own === undefined ? [] : [{ ...order, ...own, amount: toDecimal(order.amount) }];
      }),
  };
}
