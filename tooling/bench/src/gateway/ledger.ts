import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

/** P1, P2, P3: transfers through the gateway's data layer beside pgbench on the same server. */
export async function measureLedger(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("apps/gateway/bench/ledger.ts", say);
  const pgbench = { what: "pgbench tpcb-like", value: get("pgbench") };
  const unit = "transfers/s";
  return [
    {
      id: "P1",
      what: "one transfer a call, 8 clients",
      value: get("random"),
      unit,
      reference: pgbench,
      budget: { of: "ratio", atLeast: 0.8, isBinding: true },
    },
    { id: "P2", what: "64 transfers a call, 2 clients", value: get("batched"), unit, reference: pgbench },
    {
      id: "P3",
      what: "one hot house account",
      value: get("hot"),
      unit,
      reference: { what: "1,000 house accounts", value: get("random") },
      budget: { of: "ratio", atLeast: 0.9, isBinding: true },
    },
  ];
}
