import { check, checkSame } from "../ConformanceError.ts";
import {
  expectRefused,
  expectReport,
  expectTaken,
  newDeposit,
  newOrderNo,
  newPayout,
  paths,
  type ProviderCase,
  type ProviderContext,
  read,
} from "./ProviderCase.ts";

const kinds = [
  { kind: "DEPOSIT", name: "deposit", newOrder: newDeposit },
  { kind: "PAYOUT", name: "payout", newOrder: newPayout, needs: "payouts" },
] as const;

const details: Readonly<Record<string, readonly string[]>> = {
  REDIRECT: ["url"],
  QR: ["payload", "url"],
  BANK: ["bank", "account", "holder", "reference", "url"],
  CRYPTO: ["address", "network", "url"],
};

/** Orders: taken once, and told as they are. */
export const orderCases: readonly ProviderCase[] = [
  {
    rule: "order",
    title: "a deposit is taken, with a reference and a way to pay",
    run: async (context) => {
      const answer = await context.caller.post(paths.DEPOSIT, newDeposit(context));
      expectTaken(answer, "the deposit");
      const pay = read(answer.body, "pay");
      const fields = details[String(read(pay, "kind"))];
      check(fields !== undefined, "it is not said how to pay");
      for (const field of fields) check(typeof read(pay, field) === "string", `how to pay: ${field} is missing`);
      check(/^https?:\/\//.test(String(read(pay, "url"))), "the page for the payer is no address");
    },
  },
  ...kinds.flatMap(({ kind, name, newOrder, ...more }): readonly ProviderCase[] => [
    {
      rule: "double",
      title: `the same ${name} asked twice is one, with one reference`,
      ...more,
      run: async (context) => {
        const { caller } = context;
        const order = newOrder(context);
        const first = expectTaken(await caller.post(paths[kind], order), "the first");
        checkSame(expectTaken(await caller.post(paths[kind], order), "the second"), first, "the reference");
        expectReport(await caller.get(`${paths[kind]}/${order.orderNo}`), { providerRef: first }, "when asked");
      },
    },
    {
      rule: "double",
      title: `the same ${name} asked for five times at once is one`,
      ...more,
      run: async (context) => {
        const order = newOrder(context);
        const answers = await Promise.all(Array.from({ length: 5 }, () => context.caller.post(paths[kind], order)));
        const taken = answers.filter(({ status }) => status < 500).map((answer) => expectTaken(answer, "one of five"));
        check(taken.length > 0, "none of five is taken");
        checkSame(new Set(taken).size, 1, "how many references there are");
      },
    },
    {
      rule: "conflict",
      title: `another amount under the number of a ${name} that is there is refused, and changes nothing`,
      ...more,
      run: async (context) => {
        const { caller, target } = context;
        const order = newOrder(context);
        expectTaken(await caller.post(paths[kind], order), "the order");
        expectRefused(await caller.post(paths[kind], { ...order, amount: target.otherAmount }), "another amount");
        expectReport(await caller.get(`${paths[kind]}/${order.orderNo}`), { amount: order.amount }, "the order");
      },
    },
    {
      rule: "truth",
      title: `a ${name} is told with its kind, number, amount and currency`,
      ...more,
      run: async (context) => {
        const { orderNo, amount, currency, ...order } = newOrder(context);
        expectTaken(await context.caller.post(paths[kind], { orderNo, amount, currency, ...order }), "the order");
        expectReport(await context.caller.get(`${paths[kind]}/${orderNo}`), { kind, orderNo, amount, currency }, "it");
      },
    },
    {
      rule: "unknown order",
      title: `a ${name} that is not there is 404 with the code order.unknown`,
      run: async ({ caller }) => {
        const { status, body } = await caller.get(`${paths[kind]}/${newOrderNo()}`);
        checkSame(status, 404, "status");
        checkSame(read(body, "code"), "order.unknown", "code");
      },
    },
    {
      rule: "refusal",
      title: `a ${name} by an unknown method, of no amount or of no order is refused with a code`,
      ...more,
      run: async (context: ProviderContext) => {
        const order = newOrder(context);
        const { caller } = context;
        if (kind === "DEPOSIT")
          expectRefused(await caller.post(paths[kind], { ...order, method: "no-such-way" }), "method");
        for (const amount of ["0.00", "-1.00", "1e3", ""])
          expectRefused(await caller.post(paths[kind], { ...order, amount }), `the amount "${amount}"`);
        for (const text of ["null", "[]", "{", '{"__proto__":{}}'])
          expectRefused(await caller.post(paths[kind], text), `the body "${text}"`);
        checkSame((await caller.get(`${paths[kind]}/${order.orderNo}`)).status, 404, "the order that was refused");
      },
    },
  ]),
  {
    rule: "unknown order",
    title: "a deposit's number is no payout's",
    run: async (context) => {
      const order = newDeposit(context);
      expectTaken(await context.caller.post(paths.DEPOSIT, order), "the deposit");
      checkSame((await context.caller.get(`${paths.PAYOUT}/${order.orderNo}`)).status, 404, "status as a payout");
    },
  },
];
