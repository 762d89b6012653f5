import { setTimeout as wait } from "node:timers/promises";
import { checkSame, ConformanceError } from "../ConformanceError.ts";
import { amounts, expectError, expectReport, newDeposit, newOrderNo, type PaymentCase } from "./PaymentCase.ts";

const patience = 15_000;
const pause = 100;

/** Asking: the truth, or no answer. */
export const queryCases: readonly PaymentCase[] = [
  {
    rule: "unknown order",
    title: "an order that the provider has not is undefined, as a deposit and as a payout",
    run: async ({ adapter }) => {
      checkSame(await adapter.query("DEPOSIT", newOrderNo()), undefined, "an unknown deposit");
      checkSame(await adapter.query("PAYOUT", newOrderNo()), undefined, "an unknown payout");
    },
  },
  {
    rule: "truth",
    title: "an open order is open, a paid one paid, with amount, currency and reference",
    run: async (context) => {
      const { adapter, driver } = context;
      const order = newDeposit(context);
      const { providerRef, pay } = await adapter.createDeposit(order);
      const same = {
        kind: "DEPOSIT",
        orderNo: order.orderNo,
        providerRef,
        amount: order.amount,
        currency: order.currency,
      } as const;
      expectReport(await adapter.query("DEPOSIT", order.orderNo), { ...same, status: "OPEN" }, "an open order");
      await driver.pay(pay);
      expectReport(await adapter.query("DEPOSIT", order.orderNo), { ...same, status: "PAID" }, "a paid order");
    },
  },
  {
    rule: "truth",
    title: "a declined order has failed, with the provider's reason",
    run: async (context) => {
      const order = newDeposit(context);
      const { pay } = await context.adapter.createDeposit(order);
      await context.driver.pay(pay, true);
      const report = expectReport(await context.adapter.query("DEPOSIT", order.orderNo), { status: "FAILED" }, "it");
      if (report.reason === "") throw new ConformanceError("the reason is lost");
    },
  },
  {
    rule: "late",
    title: "an order whose time is over is expired",
    run: async ({ adapter, driver }) => {
      const order = driver.toDeposit(newOrderNo(), amounts.deposit, new Date(Date.now() + 1_500));
      await adapter.createDeposit(order);
      for (let waited = 0; waited < patience; waited += pause) {
        const report = await adapter.query("DEPOSIT", order.orderNo);
        if (report?.status === "EXPIRED") return;
        expectReport(report, { status: "OPEN" }, "an order before its end");
        await wait(pause);
      }
      throw new ConformanceError("it does not expire");
    },
  },
  {
    rule: "lost answer",
    title: "a question whose answer is lost is an error: it does not mean that there is no order",
    run: async (context) => {
      const { adapter, proxy } = context;
      const order = newDeposit(context);
      await adapter.createDeposit(order);
      for (const kind of ["loseAnswer", "loseCall"] as const) {
        proxy.setLoss({ kind });
        await expectError(adapter.query("DEPOSIT", order.orderNo), false, kind);
      }
    },
  },
  {
    rule: "other order's reference",
    title: "an answer about another order, or of another kind, is no answer",
    run: async (context) => {
      const { adapter, driver, proxy } = context;
      const [mine, other] = [newDeposit(context), newDeposit(context)];
      await adapter.createDeposit(mine);
      const { providerRef, pay } = await adapter.createDeposit(other);
      await driver.pay(pay);
      const told = expectReport(await adapter.query("DEPOSIT", other.orderNo), { status: "PAID", providerRef }, "it");
      const { amount: _, ...plain } = told;
      const toBody = (change: object): string => JSON.stringify({ ...plain, amount: "123456.78", ...change });
      proxy.setLoss({ kind: "answer", status: 200, body: toBody({}) });
      await expectError(adapter.query("DEPOSIT", mine.orderNo), false, "another order");
      proxy.setLoss({ kind: "answer", status: 200, body: toBody({ orderNo: mine.orderNo, kind: "PAYOUT" }) });
      await expectError(adapter.query("DEPOSIT", mine.orderNo), false, "another kind");
    },
  },
  ...["-1.00", "1e9", "NaN", "", "0.00001", "1.00 "].map((amount): PaymentCase => ({
    rule: "wrong amount",
    title: `an answer with the amount "${amount}" is none`,
    run: async (context) => {
      const order = newDeposit(context);
      const { providerRef } = await context.adapter.createDeposit(order);
      const { orderNo, currency } = order;
      const body = { kind: "DEPOSIT", orderNo, providerRef, status: "PAID", amount, currency };
      context.proxy.setLoss({ kind: "answer", status: 200, body: JSON.stringify(body) });
      await expectError(context.adapter.query("DEPOSIT", orderNo), false, "such an amount");
    },
  })),
];
