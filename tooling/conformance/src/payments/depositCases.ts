import { check, checkSame } from "../ConformanceError.ts";
import {
  amounts,
  expectError,
  expectReport,
  newDeposit,
  newOrderNo,
  type PaymentCase,
  type PaymentContext,
} from "./PaymentCase.ts";

const countOrders = ({ proxy }: PaymentContext): number =>
  proxy.passed.filter((call) => call.startsWith("POST")).length;

/** Orders: taken once, whatever is lost. */
export const depositCases: readonly PaymentCase[] = [
  {
    rule: "order",
    title: "an order is taken, with a reference and a way to pay",
    run: async (context) => {
      const { providerRef, pay } = await context.adapter.createDeposit(newDeposit(context));
      check(providerRef !== "", "the reference is empty");
      check(typeof pay === "object" && "kind" in pay, "it is not said how to pay");
    },
  },
  {
    rule: "double",
    title: "the same order asked twice is one order with one reference",
    run: async (context) => {
      const order = newDeposit(context);
      const [first, second] = [await context.adapter.createDeposit(order), await context.adapter.createDeposit(order)];
      checkSame(second.providerRef, first.providerRef, "the reference at the second time");
      const told = await context.adapter.query("DEPOSIT", order.orderNo);
      checkSame(told?.providerRef, first.providerRef, "the reference when asked");
    },
  },
  {
    rule: "conflict",
    title: "another amount under a number that is taken is refused for good",
    run: async (context) => {
      const order = newDeposit(context);
      await context.adapter.createDeposit(order);
      await expectError(context.adapter.createDeposit({ ...order, amount: amounts.other }), true, "another amount");
      expectReport(await context.adapter.query("DEPOSIT", order.orderNo), { amount: amounts.deposit }, "the order");
    },
  },
  {
    rule: "lost answer",
    title: "an order whose answer is lost is no refusal; asked again, it is the one that the provider has",
    run: async (context) => {
      const { adapter, proxy } = context;
      const order = newDeposit(context);
      proxy.setLoss({ kind: "loseAnswer" });
      await expectError(adapter.createDeposit(order), false, "a lost answer");
      proxy.setLoss({ kind: "pass" });
      const known = expectReport(await adapter.query("DEPOSIT", order.orderNo), { status: "OPEN" }, "the order");
      checkSame((await adapter.createDeposit(order)).providerRef, known.providerRef, "the reference");
    },
  },
  {
    rule: "lost call",
    title: "an order that never reached the provider is no refusal, and is not there when asked for",
    run: async (context) => {
      const { adapter, proxy } = context;
      const order = newDeposit(context);
      proxy.setLoss({ kind: "loseCall" });
      await expectError(adapter.createDeposit(order), false, "a lost call");
      proxy.setLoss({ kind: "pass" });
      checkSame(await adapter.query("DEPOSIT", order.orderNo), undefined, "the report of an order that is not there");
    },
  },
  {
    rule: "refusal",
    title: "what the provider refuses is refused for good, and is asked for once",
    run: async (context) => {
      const before = countOrders(context);
      const order = newDeposit(context);
      await expectError(context.adapter.createDeposit({ ...order, methodId: "NO_SUCH_METHOD" }), true, "a refusal");
      checkSame(countOrders(context) - before, 1, "calls of an order that is refused");
    },
  },
  ...[401, 429, 500, 503].map((status) => ({
    rule: "trouble",
    title: `HTTP ${status} is trouble of the line, not a refusal of the order`,
    run: async (context: PaymentContext) => {
      const { adapter, proxy } = context;
      proxy.setLoss({ kind: "answer", status, body: "{}" });
      await expectError(adapter.createDeposit(newDeposit(context)), false, `HTTP ${status}`);
      await expectError(adapter.query("DEPOSIT", newOrderNo()), false, `HTTP ${status} when asked`);
    },
  })),
  ...[
    "",
    "<html>",
    "null",
    "[]",
    "{}",
    '{"providerRef":"x","pay":{"kind":"GIFT"}}',
    '{"__proto__":{"providerRef":"x"}}',
  ].map((body) => ({
    rule: "unreadable",
    title: `an answer that cannot be read (${body === "" ? "nothing" : body}) is none`,
    run: async (context: PaymentContext) => {
      const { adapter, proxy } = context;
      proxy.setLoss({ kind: "answer", status: 200, body });
      await expectError(adapter.createDeposit(newDeposit(context)), false, "an unreadable answer");
      await expectError(adapter.query("DEPOSIT", newOrderNo()), false, "an unreadable answer when asked");
    },
  })),
];
