import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

/** P7: the longest answer to an empty call while twenty PDF files of 700 lines are made at once. */
export async function measureReports(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("apps/gateway/bench/reports.ts", say);
  return [
    {
      id: "P7",
      what: "the longest of an empty call's answers while 20 reports are made",
      value: get("busy"),
      unit: "ms",
      reference: { what: "the longest without them", value: get("quiet") },
      budget: { of: "ratio", atMost: 5, isBinding: false },
    },
  ];
}
