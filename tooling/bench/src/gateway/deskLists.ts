import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

/** P17: every list of the back office by every filter, in every order, of a merchant with millions of rows. */
export async function measureDeskLists(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("apps/gateway/bench/deskLists.ts", say);
  const one = { what: "the p95 of an authenticated read of one row", value: get("one") };
  const toFigure = (name: string, what: string): Figure => ({
    id: "P17",
    what,
    value: get(name),
    unit: "ms",
    reference: one,
    budget: { of: "ratio", atMost: 3, isBinding: false },
  });
  return [
    toFigure("lists", `the p95 that nineteen of twenty of ${get("cases")} pages of lists keep within`),
    toFigure("worst", "the p95 of the slowest page of a list"),
    toFigure("figures", "the p95 of the slowest of figures and reports"),
    {
      id: "P17",
      what: "pages of lists of which the p95 is over three reads of one row",
      value: get("over"),
      unit: "pages",
    },
    {
      id: "P17",
      what: "tables of over 100,000 rows that are read whole",
      value: get("seqScans"),
      unit: "tables",
      budget: { of: "value", atMost: 0, isBinding: true },
    },
  ];
}
