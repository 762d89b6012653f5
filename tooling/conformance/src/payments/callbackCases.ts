import { check, checkSame, ConformanceError } from "../ConformanceError.ts";
import type { Callback } from "./openCallbackReceiver.ts";
import type { PaymentReport } from "./PaymentAdapter.ts";
import {
  amounts,
  expectError,
  expectReport,
  newDeposit,
  type PaymentCase,
  type PaymentContext,
} from "./PaymentCase.ts";

const minute = 60_000;

/** A paid order, and the callback that told of it. */
async function getPaid(
  context: PaymentContext,
  count = 1,
): Promise<{ orderNo: string; providerRef: string; all: readonly Callback[]; callback: Callback }> {
  const { adapter, driver, callbacks } = context;
  const { orderNo, ...order } = newDeposit(context);
  const { providerRef, pay } = await adapter.createDeposit({ orderNo, ...order });
  await driver.pay(pay);
  const all = await callbacks.take(orderNo, count);
  const [callback] = all;
  if (callback === undefined) throw new ConformanceError("no callback came");
  return { orderNo, providerRef, all, callback };
}

const read = (
  { adapter }: PaymentContext,
  { headers, rawBody }: Callback,
  now = Date.now(),
): PaymentReport | undefined => adapter.readCallback(headers, rawBody, now);

/** Requires that something is read as nobody's callback, and never throws. */
function expectNobody(context: PaymentContext, callback: Callback, what: string, now?: number): void {
  let report: PaymentReport | undefined;
  try {
    report = read(context, callback, now);
  } catch (error) {
    throw new ConformanceError(`${what}: it throws ${String(error)}`);
  }
  check(report === undefined, `${what}: it is taken as ${report?.status ?? ""} of ${report?.orderNo ?? ""}`);
}

/** Callbacks: the provider's alone, and read as they are. */
export const callbackCases: readonly PaymentCase[] = [
  {
    rule: "truth",
    title: "a callback says what asking says",
    run: async (context) => {
      const { orderNo, providerRef, callback } = await getPaid(context);
      const told = await context.adapter.query("DEPOSIT", orderNo);
      expectReport(read(context, callback), { ...told, kind: "DEPOSIT", status: "PAID", providerRef }, "the callback");
    },
  },
  {
    rule: "double",
    title: "a callback that comes twice is the same report twice, with the same reference",
    run: async (context) => {
      await context.driver.setFaults(["double"]);
      const { all } = await getPaid(context, 2);
      const [first, second] = all.map((callback) => expectReport(read(context, callback), { status: "PAID" }, "it"));
      checkSame(second?.providerRef, first?.providerRef, "the reference of the second one");
      const [callback] = all;
      const again = callback === undefined ? undefined : read(context, callback);
      checkSame(again?.providerRef, first?.providerRef, "the reference of the first one, read again");
    },
  },
  {
    rule: "early",
    title: "a payment before the answer to its order is told as any other",
    run: async (context) => {
      const { adapter, driver, proxy, callbacks } = context;
      const order = newDeposit(context);
      proxy.setLoss({ kind: "loseAnswer" });
      await expectError(adapter.createDeposit(order), false, "a lost answer");
      proxy.setLoss({ kind: "pass" });
      // Another one of the same order, as a second gateway would ask: the member pays by its answer.
      const { providerRef, pay } = await adapter.createDeposit(order);
      await driver.pay(pay);
      const [callback] = await callbacks.take(order.orderNo, 1);
      const report = callback && read(context, callback);
      expectReport(report, { orderNo: order.orderNo, providerRef, status: "PAID" }, "the early callback");
    },
  },
  {
    rule: "forged",
    title: "a callback with a signature that is not the provider's is nobody's",
    run: async (context) => {
      await context.driver.setFaults(["forged"]);
      const { all } = await getPaid(context, 2);
      const taken = all.filter((callback) => read(context, callback) !== undefined);
      checkSame(taken.length, 1, "callbacks taken of a forged and a true one");
    },
  },
  {
    rule: "forged",
    title: "a callback without its headers, or with any of them changed, is nobody's",
    run: async (context) => {
      const { callback } = await getPaid(context);
      expectNobody(context, { ...callback, headers: {} }, "no headers");
      const names = Object.keys(callback.headers).filter(
        (name) =>
          ![
            "host",
            "connection",
            "content-type",
            "content-length",
            "transfer-encoding",
            "accept",
            "accept-language",
            "accept-encoding",
            "sec-fetch-mode",
            "user-agent",
          ].includes(name),
      );
      check(names.length > 0, "the provider sends no header of its own");
      for (const name of names)
        for (const value of [
          undefined,
          "",
          "0",
          "\u0000",
          "__proto__",
          "A".repeat(64),
          `${callback.headers[name] ?? ""}0`,
        ])
          expectNobody(
            context,
            { ...callback, headers: { ...callback.headers, [name]: value } },
            `${name}: ${value ?? "missing"}`,
          );
    },
  },
  {
    rule: "other merchant",
    title: "a callback for another merchant is nobody's",
    run: async (context) => {
      const { callback } = await getPaid(context);
      const { target } = context;
      const other = target.createAdapter(`${target.merchant}2`, { url: context.proxy.url, secret: target.secret });
      expectNobody({ ...context, adapter: other }, callback, "another merchant");
      const stranger = target.createAdapter(target.merchant, { url: context.proxy.url, secret: `${target.secret}2` });
      expectNobody({ ...context, adapter: stranger }, callback, "another secret");
    },
  },
  {
    rule: "altered body",
    title: "a callback whose body was changed by one sign is nobody's",
    run: async (context) => {
      const { callback } = await getPaid(context);
      const { rawBody } = callback;
      for (const changed of [
        rawBody.replace("PAID", "OPEN"),
        rawBody.replace(/"amount":"1/, '"amount":"9'),
        `${rawBody} `,
        rawBody.slice(0, -1),
        "",
        "\u0000",
        '{"__proto__":1}',
        "x".repeat(1_000_000),
      ])
        expectNobody(context, { ...callback, rawBody: changed }, `the body ${changed.slice(0, 20)}`);
    },
  },
  {
    rule: "stale",
    title: "a callback is taken for some minutes, and not an hour later or before",
    run: async (context) => {
      const { callback } = await getPaid(context);
      expectReport(read(context, callback, Date.now() + minute), { status: "PAID" }, "a minute later");
      for (const shift of [6 * minute, 60 * minute, 24 * 60 * minute, -60 * minute])
        expectNobody(context, callback, `${shift / minute} minutes later`, Date.now() + shift);
    },
  },
  {
    rule: "wrong amount",
    title: "a payment of another amount is told with the amount that was paid",
    run: async (context) => {
      await context.driver.setFaults(["amount"]);
      const { callback } = await getPaid(context);
      const report = expectReport(read(context, callback), { status: "PAID" }, "the callback");
      check(report.amount !== amounts.deposit && report.amount > 0n, `the amount is ${report.amount}, as was ordered`);
      checkSame(report.amount, amounts.deposit / 2n, "the amount that was paid");
    },
  },
  {
    rule: "wrong currency",
    title: "a payment in another currency is told with the currency that was paid",
    run: async (context) => {
      await context.driver.setFaults(["currency"]);
      const { callback } = await getPaid(context);
      const report = expectReport(read(context, callback), { status: "PAID" }, "the callback");
      check(report.currency !== newDeposit(context).currency, `the currency is ${report.currency}, as was ordered`);
    },
  },
  {
    rule: "lost callback",
    title: "where the callback is lost, asking tells of the payment",
    run: async (context) => {
      await context.driver.setFaults(["lost"]);
      const order = newDeposit(context);
      const { pay } = await context.adapter.createDeposit(order);
      await context.driver.pay(pay);
      expectReport(await context.adapter.query("DEPOSIT", order.orderNo), { status: "PAID" }, "the order");
    },
  },
];
