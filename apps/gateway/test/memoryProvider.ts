import { createHmac } from "node:crypto";
import { toDecimal } from "@marquee/contract";
import { createPayHouse } from "../src/adapters/payments/createPayHouse.ts";
import {
  PaymentError,
  type PaymentProvider,
  type PaymentReport,
  type Payments,
} from "../src/adapters/payments/PaymentProvider.ts";

/**
 * What goes wrong with the next orders: they are lost on the way (`drop`), or their answers are (`lose`); the gateway dies before or after
 * the call; the provider refuses for good; or it says nothing, also when it is asked.
 */
export type ProviderFault = "none" | "drop" | "lose" | "dieBefore" | "dieAfter" | "refuse" | "silent";

/** Stands for the end of a gateway's process in the middle of its work. */
export class Killed extends Error {
  override readonly name = "Killed";
}

/** A callback as it arrives: `forged` by somebody without the secret, `stale` with a timestamp of long ago. */
export type Delivery = "signed" | "forged" | "stale";

/** A payment provider in this process, for histories that a process of its own would be too slow for. Its callbacks are the pay-house's. */
export interface MemoryProvider {
  readonly payments: Payments;
  fault: ProviderFault;
  /** What the provider says about an order now. */
  readonly find: (kind: PaymentReport["kind"], orderNo: string) => PaymentReport | undefined;
  /** Changes what it says about an order. @returns the report */
  readonly set: (report: PaymentReport) => PaymentReport;
  readonly toCallback: (
    report: PaymentReport,
    delivery: Delivery,
  ) => { readonly headers: Readonly<Record<string, string>>; readonly payload: string };
}

/** The reference that it gives an order. */
export const toReference = (orderNo: string): string => `P-${orderNo}`;

/** Opens one for a merchant, in the place of the pay-house. */
export function openMemoryProvider(merchant: string): MemoryProvider {
  const secret = "the secret of these histories";
  const house = createPayHouse(merchant, { url: "http://127.0.0.1:9", secret });
  const orders = new Map<string, PaymentReport>();
  const toKey = (kind: PaymentReport["kind"], orderNo: string): string => `${kind} ${orderNo}`;

  function take(order: Pick<PaymentReport, "kind" | "orderNo" | "amount" | "currency">): PaymentReport {
    const key = toKey(order.kind, order.orderNo);
    const known = orders.get(key);
    if (known !== undefined) return known;
    const taken: PaymentReport = { ...order, providerRef: toReference(order.orderNo), status: "OPEN", reason: "" };
    orders.set(key, taken);
    return taken;
  }

  function through(order: Parameters<typeof take>[0]): PaymentReport {
    if (self.fault === "drop" || self.fault === "silent") throw new PaymentError("no answer", false);
    if (self.fault === "dieBefore") throw new Killed();
    if (self.fault === "refuse") throw new PaymentError("refused", true);
    const taken = take(order);
    if (self.fault === "lose") throw new PaymentError("no answer", false);
    if (self.fault === "dieAfter") throw new Killed();
    return taken;
  }

  const provider: PaymentProvider = {
    ...house,
    createDeposit: async ({ orderNo, amount, currency }) => {
      const { providerRef } = through({ kind: "DEPOSIT", orderNo, amount, currency });
      return { providerRef, pay: { kind: "REDIRECT", url: `http://127.0.0.1:9/${orderNo}` } };
    },
    createPayout: async ({ orderNo, amount, currency }) => through({ kind: "PAYOUT", orderNo, amount, currency }),
    query: async (kind, orderNo) => {
      if (self.fault === "silent") throw new PaymentError("no answer", false);
      return orders.get(toKey(kind, orderNo));
    },
  };

  const self: MemoryProvider = {
    payments: {
      list: (code) => (code === merchant ? [provider] : []),
      get: (code, id) => (code === merchant && id === provider.id ? provider : undefined),
    },
    fault: "none",
    find: (kind, orderNo) => orders.get(toKey(kind, orderNo)),
    set: (report) => {
      orders.set(toKey(report.kind, report.orderNo), report);
      return report;
    },
    toCallback: (report, delivery) => {
      const payload = JSON.stringify({ ...report, amount: toDecimal(report.amount) });
      const timestamp = String(Math.floor(Date.now() / 1_000) - (delivery === "stale" ? 3_600 : 0));
      const key = delivery === "forged" ? "another secret" : secret;
      const signature = createHmac("sha256", key).update(`${timestamp}.${payload}`).digest("hex");
      const headers = { "pay-merchant": merchant, "pay-timestamp": timestamp, "pay-signature": signature };
      return { headers: { ...headers, "content-type": "application/json" }, payload };
    },
  };
  return self;
}
