import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

/** F1: counts after SIGKILLs of the posting process, of the database and of both, under load. */
export async function measureKills(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("apps/gateway/bench/kills.ts", say);
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
  ];
}
