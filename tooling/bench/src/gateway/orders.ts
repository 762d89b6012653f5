import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

/** P12, P13, P14: payments beside pgbench, a member's record in a small and in a large ledger, and the reconciliation of a large day. */
export async function measureOrders(say: (line: string) => void): Promise<readonly Figure[]> {
  const rates = await runScript("apps/gateway/bench/orders.ts", say);
  const record = await runScript("apps/gateway/bench/recordPeriod.ts", say);
  const day = await runScript("apps/gateway/bench/reconcile.ts", say);
  const pgbench = { what: "pgbench tpcb-like", value: rates("pgbench") };
  const toRecord = (page: "First" | "Last"): Figure => ({
    id: "P13",
    what: `${page === "First" ? "first" : "last"} page of 90 days in a ledger of 3 million entries`,
    value: record(`large${page}`),
    unit: "buffers",
    reference: { what: "in one of 30 thousand", value: record(`small${page}`) },
    budget: { of: "ratio", atMost: 2, isBinding: true },
  });
  return [
    {
      id: "P12",
      what: "signed callbacks that credit a deposit, 8 clients",
      value: rates("callbacks"),
      unit: "callbacks/s",
      reference: pgbench,
    },
    {
      id: "P12",
      what: "whole withdrawals of four commits, 8 clients",
      value: rates("withdrawals"),
      unit: "withdrawals/s",
      reference: pgbench,
    },
    toRecord("First"),
    toRecord("Last"),
    {
      id: "P14",
      what: "reconciliation of a day with a million entries",
      value: day("whole"),
      unit: "s",
      reference: { what: "a count of the entries alone", value: day("scan") },
    },
    { id: "P14", what: "of it the chains", value: day("chains"), unit: "s" },
  ];
}
