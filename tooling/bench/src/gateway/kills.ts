import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

/** F1: counts after SIGKILLs of the posting process, of the database and of both, under load; and of gateway, database and pay-house in each step of orders. */
export async function measureKills(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("apps/gateway/bench/kills.ts", say);
  const orders = await runScript("apps/gateway/bench/orderKills.ts", say);
  const none = { of: "value", atMost: 0, isBinding: true } as const;
  return [
    {
      id: "F1",
      what: "SIGKILLs",
      value: get("kills"),
      unit: "kills",
      budget: { of: "value", atLeast: 100, isBinding: true },
    },
    {
      id: "F1",
      what: "acknowledged",
      value: get("acknowledged"),
      unit: "transfers",
      budget: { of: "value", atLeast: 1_000_000, isBinding: true },
    },
    { id: "F1", what: "lost", value: get("lost"), unit: "transfers", budget: none },
    { id: "F1", what: "doubled", value: get("doubled"), unit: "transfers", budget: none },
    { id: "F1", what: "unbalanced", value: get("unbalanced"), unit: "faults", budget: none },
    { id: "F1", what: "under load for", value: get("seconds"), unit: "s" },
    {
      id: "F1",
      what: "SIGKILLs in the middle of orders",
      value: orders("kills"),
      unit: "kills",
      budget: { of: "value", atLeast: 54, isBinding: true },
    },
    { id: "F1", what: "orders that ended by themselves", value: orders("orders"), unit: "orders" },
    {
      id: "F1",
      what: "orders, wallets and entries that are not right",
      value: orders("faults"),
      unit: "faults",
      budget: none,
    },
    { id: "F1", what: "orders under kills for", value: orders("seconds"), unit: "s" },
  ];
}
