import { randomUUID } from "node:crypto";
import type { CreateAdapter, PaymentAdapter, PaymentReport } from "./PaymentAdapter.ts";

/** An adapter with one fault, and the rule that it breaks. */
export type FaultyAdapter = {
  readonly name: string;
  readonly rule: string;
  readonly spoil: (adapter: PaymentAdapter, merchant: string) => PaymentAdapter;
};

/** An error that says of itself whether it is final. */
class SpoiltError extends Error {
  readonly isFinal: boolean;

  constructor(isFinal: boolean) {
    super("spoilt");
    this.isFinal = isFinal;
  }
}

/** Changes every report of an adapter. */
const toReports =
  (change: (report: PaymentReport) => PaymentReport) =>
  (adapter: PaymentAdapter): PaymentAdapter => ({
    ...adapter,
    query: async (kind, orderNo) => {
      const report = await adapter.query(kind, orderNo);
      return report && change(report);
    },
    readCallback: (headers, rawBody, now) => {
      const report = adapter.readCallback(headers, rawBody, now);
      return report && change(report);
    },
  });

/** Gives every error the same finality. */
const toErrors =
  (isFinal: boolean) =>
  (adapter: PaymentAdapter): PaymentAdapter => ({
    ...adapter,
    createDeposit: (order) =>
      adapter.createDeposit(order).catch(() => {
        throw new SpoiltError(isFinal);
      }),
  });

/** Reads a body as a report without looking whose it is. */
function trust(rawBody: string): PaymentReport | undefined {
  try {
    const { kind, orderNo, providerRef, status, amount, currency, reason = "" } = Object(JSON.parse(rawBody));
    if (typeof orderNo !== "string" || typeof amount !== "string") return undefined;
    return {
      kind,
      orderNo,
      providerRef,
      status,
      amount: BigInt(Math.round(Number(amount) * 10_000)),
      currency,
      reason,
    };
  } catch {
    return undefined;
  }
}

/** The number in a callback's headers that is the time at which it was signed. */
const findTime = (headers: Readonly<Record<string, string | undefined>>): number | undefined => {
  const text = Object.values(headers).find((value) => value !== undefined && /^1[0-9]{9}$/.test(value));
  return text === undefined ? undefined : Number(text) * 1_000;
};

/** Adapters each of which the kit must catch by its own rule. */
export const faultyPaymentAdapters: readonly FaultyAdapter[] = [
  { name: "takes a lost answer for a refusal", rule: "lost answer", spoil: toErrors(true) },
  { name: "takes a refusal for a lost answer", rule: "refusal", spoil: toErrors(false) },
  {
    name: "asks under a new number each time",
    rule: "double",
    spoil: (adapter) => {
      const numbers = new Map<string, string>();
      return {
        ...adapter,
        createDeposit: (order) => {
          const orderNo = numbers.has(order.orderNo) ? `X${randomUUID().slice(0, 20)}` : order.orderNo;
          numbers.set(order.orderNo, orderNo);
          return adapter.createDeposit({ ...order, orderNo });
        },
      };
    },
  },
  {
    name: "leaves an amount that is taken already as it is",
    rule: "conflict",
    spoil: (adapter) => {
      const known = new Map<string, Awaited<ReturnType<PaymentAdapter["createDeposit"]>>>();
      return {
        ...adapter,
        createDeposit: async (order) => {
          const made = known.get(order.orderNo) ?? (await adapter.createDeposit(order));
          known.set(order.orderNo, made);
          return made;
        },
      };
    },
  },
  {
    name: "asks three times for what was refused",
    rule: "refusal",
    spoil: (adapter) => ({
      ...adapter,
      createDeposit: (order) =>
        adapter.createDeposit(order).catch(async () => {
          await adapter.createDeposit(order).catch(() => undefined);
          return adapter.createDeposit(order);
        }),
    }),
  },
  {
    name: "takes silence for an order that is not there",
    rule: "lost answer",
    spoil: (adapter) => ({ ...adapter, query: (kind, orderNo) => adapter.query(kind, orderNo).catch(() => undefined) }),
  },
  {
    name: "makes up an open order where there is none",
    rule: "unknown order",
    spoil: (adapter) => ({
      ...adapter,
      query: async (kind, orderNo) =>
        (await adapter.query(kind, orderNo)) ?? {
          kind,
          orderNo,
          providerRef: "none",
          status: "OPEN",
          amount: 1n,
          currency: "USD",
          reason: "",
        },
    }),
  },
  {
    name: "takes a report about another order",
    rule: "other order's reference",
    spoil: (adapter) => {
      let last: PaymentReport | undefined;
      return {
        ...adapter,
        query: async (kind, orderNo) => {
          const report = await adapter.query(kind, orderNo).catch((error: unknown) => {
            if (last?.status !== "PAID") throw error;
            return last;
          });
          last = report;
          return report;
        },
      };
    },
  },
  {
    name: "takes forged callbacks",
    rule: "forged",
    spoil: (adapter) => ({ ...adapter, readCallback: (_headers, rawBody) => trust(rawBody) }),
  },
  {
    name: "looks at the signature of the first callback alone",
    rule: "altered body",
    spoil: (adapter) => {
      let isTrusted = false;
      return {
        ...adapter,
        readCallback: (headers, rawBody, now) => {
          if (isTrusted) return trust(rawBody);
          const report = adapter.readCallback(headers, rawBody, now);
          isTrusted = report !== undefined;
          return report ?? trust(rawBody.replace("OPEN", "PAID"));
        },
      };
    },
  },
  {
    name: "takes stale callbacks",
    rule: "stale",
    spoil: (adapter) => ({
      ...adapter,
      readCallback: (headers, rawBody, now) => adapter.readCallback(headers, rawBody, findTime(headers) ?? now),
    }),
  },
  {
    name: "takes callbacks of every merchant",
    rule: "other merchant",
    spoil: (adapter, merchant) => ({
      ...adapter,
      readCallback: (headers, rawBody, now) => {
        const own = Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [
            name,
            value !== undefined && `${value}2` === merchant ? merchant : value,
          ]),
        );
        return adapter.readCallback(own, rawBody, now);
      },
    }),
  },
  {
    name: "tells the amount that was ordered",
    rule: "wrong amount",
    spoil: (adapter) => {
      const ordered = new Map<string, bigint>();
      const told = toReports((report) => ({ ...report, amount: ordered.get(report.orderNo) ?? report.amount }))(
        adapter,
      );
      return {
        ...told,
        createDeposit: (order) => {
          ordered.set(order.orderNo, order.amount);
          return adapter.createDeposit(order);
        },
      };
    },
  },
  {
    name: "tells amounts in hundredths",
    rule: "truth",
    spoil: toReports((report) => ({ ...report, amount: report.amount / 100n })),
  },
  {
    name: "tells the merchant's currency",
    rule: "wrong currency",
    spoil: (adapter) => {
      let currency = "";
      const told = toReports((report) => ({ ...report, currency: currency === "" ? report.currency : currency }))(
        adapter,
      );
      return {
        ...told,
        createDeposit: (order) => {
          ({ currency } = order);
          return adapter.createDeposit(order);
        },
      };
    },
  },
  {
    name: "makes a new reference for each report",
    rule: "double",
    spoil: toReports((report) => ({ ...report, providerRef: randomUUID() })),
  },
  {
    name: "takes an expired order for an open one",
    rule: "late",
    spoil: toReports((report) => ({ ...report, status: report.status === "EXPIRED" ? "OPEN" : report.status })),
  },
  {
    name: "loses the reason",
    rule: "truth",
    spoil: toReports((report) => ({ ...report, reason: "" })),
  },
  {
    name: "breaks at a body that is no JSON",
    rule: "altered body",
    spoil: (adapter) => ({
      ...adapter,
      readCallback: (headers, rawBody, now) => {
        JSON.parse(rawBody);
        return adapter.readCallback(headers, rawBody, now);
      },
    }),
  },
  {
    name: "takes a payout that was accepted for a paid one",
    rule: "accepted then refused payout",
    spoil: toReports((report) => ({ ...report, status: report.kind === "PAYOUT" ? "PAID" : report.status })),
  },
  {
    name: "takes payouts for deposits",
    rule: "payout",
    spoil: toReports((report) => ({ ...report, kind: "DEPOSIT" })),
  },
];

/** Spoils what an adapter's factory makes. */
export const toFaulty =
  (create: CreateAdapter, { spoil }: FaultyAdapter): CreateAdapter =>
  (merchant, settings) =>
    spoil(create(merchant, settings), merchant);
