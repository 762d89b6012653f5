import { setTimeout as wait } from "node:timers/promises";
import { checkSame, ConformanceError } from "../ConformanceError.ts";
import type { PayoutOrder, PaymentAdapter, PaymentReport } from "./PaymentAdapter.ts";
import {
  amounts,
  expectError,
  expectReport,
  newOrderNo,
  type PaymentCase,
  type PaymentContext,
} from "./PaymentCase.ts";

const patience = 20_000;
const pause = 100;

/** Asks about a payout until it is over. */
async function untilOver({ adapter }: PaymentContext, orderNo: string): Promise<PaymentReport> {
  for (let waited = 0; waited < patience; waited += pause) {
    const report = expectReport(await adapter.query("PAYOUT", orderNo), { kind: "PAYOUT", orderNo }, "a payout");
    if (report.status !== "OPEN") return report;
    await wait(pause);
  }
  throw new ConformanceError("the payout does not end");
}

const newPayout = ({ driver }: PaymentContext, isRefused: boolean): PayoutOrder =>
  driver.toPayout(newOrderNo(), amounts.other, isRefused);

function requirePayouts({ createPayout }: PaymentAdapter): NonNullable<PaymentAdapter["createPayout"]> {
  if (createPayout === undefined) throw new ConformanceError("the adapter makes no payouts");
  return createPayout;
}

/** Payouts: money that leaves, once. */
export const payoutCases: readonly PaymentCase[] = [
  {
    rule: "payout",
    title: "a payout is open at first and paid then; asking and callback say the same",
    run: async (context) => {
      const order = newPayout(context, false);
      await context.driver.createPayout(order);
      const same = { kind: "PAYOUT", orderNo: order.orderNo, amount: order.amount, currency: order.currency } as const;
      expectReport(await context.adapter.query("PAYOUT", order.orderNo), { ...same, status: "OPEN" }, "a new payout");
      const { providerRef } = expectReport(await untilOver(context, order.orderNo), { ...same, status: "PAID" }, "it");
      const [callback] = await context.callbacks.take(order.orderNo, 1);
      const told = callback && context.adapter.readCallback(callback.headers, callback.rawBody, Date.now());
      expectReport(told, { ...same, providerRef, status: "PAID" }, "the callback");
      checkSame(await context.adapter.query("DEPOSIT", order.orderNo), undefined, "a deposit of the payout's number");
    },
  },
  {
    rule: "accepted then refused payout",
    title: "a payout that was accepted and is refused later has failed, with the reason, by asking and by callback",
    run: async (context) => {
      const order = newPayout(context, true);
      await context.driver.createPayout(order);
      const report = expectReport(await untilOver(context, order.orderNo), { status: "FAILED" }, "the payout");
      if (report.reason === "") throw new ConformanceError("the reason is lost");
      const [callback] = await context.callbacks.take(order.orderNo, 1);
      const told = callback && context.adapter.readCallback(callback.headers, callback.rawBody, Date.now());
      expectReport(told, { kind: "PAYOUT", status: "FAILED", reason: report.reason }, "the callback");
    },
  },
  {
    rule: "payout",
    title: "the same payout asked twice is one payout; another amount under its number is refused for good",
    payouts: true,
    run: async (context) => {
      const order = newPayout(context, false);
      const createPayout = requirePayouts(context.adapter);
      const first = await createPayout(order);
      checkSame((await createPayout(order)).providerRef, first.providerRef, "the reference at the second time");
      await expectError(createPayout({ ...order, amount: amounts.deposit }), true, "another amount");
      expectReport(await context.adapter.query("PAYOUT", order.orderNo), { amount: order.amount }, "the payout");
    },
  },
  {
    rule: "payout",
    title: "a payout whose answer or call is lost is no refusal: asking tells whether it is there",
    payouts: true,
    run: async (context) => {
      const { adapter, proxy } = context;
      const createPayout = requirePayouts(adapter);
      const [lost, away] = [newPayout(context, false), newPayout(context, false)];
      proxy.setLoss({ kind: "loseAnswer" });
      await expectError(createPayout(lost), false, "a lost answer");
      proxy.setLoss({ kind: "loseCall" });
      await expectError(createPayout(away), false, "a lost call");
      proxy.setLoss({ kind: "pass" });
      expectReport(await adapter.query("PAYOUT", lost.orderNo), { amount: lost.amount }, "a payout with a lost answer");
      checkSame(await adapter.query("PAYOUT", away.orderNo), undefined, "a payout that never came");
    },
  },
];
