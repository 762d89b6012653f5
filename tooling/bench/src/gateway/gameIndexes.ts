import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

/** P7: what the game lists of many merchants take in one gateway, asked for in turn and again. */
export async function measureGameIndexes(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("apps/gateway/bench/gameIndexes.ts", say);
  return [
    {
      id: "P7",
      what: "memory of 40 lists of 10,000 games",
      value: get("firstMb"),
      unit: "MB",
      budget: { of: "value", atMost: 30, isBinding: true },
    },
    // Half a megabyte is what the collector leaves lying about; a list that stayed twice would be more.
    {
      id: "P7",
      what: "more when all are asked for again",
      value: get("secondMb"),
      unit: "MB",
      budget: { of: "value", atMost: 0.5, isBinding: true },
    },
    { id: "P7", what: "first page of a merchant nobody asked for", value: get("coldMs"), unit: "ms" },
    { id: "P7", what: "first page when its list is there", value: get("warmMs"), unit: "ms" },
  ];
}
