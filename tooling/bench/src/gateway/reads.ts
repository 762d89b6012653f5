import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

const reads = [
  ["games", "a page of 42 of 10,000 games"],
  ["menus", "classes of games"],
  ["vendors", "vendor cards"],
  ["status", "status with the module tree"],
] as const;

/** GM-35: what one visitor waits for, at the 95th of a hundred answers; far enough below what it may be to bind on any machine. */
const waits = [
  ["firstPageTime", "the first page of 10,000 games", 300],
  ["searchTime", "a search over 10,000 games", 500],
] as const;

/** P4: what every visitor reads, each beside an otherwise empty route of the same framework that answers as many bytes. */
export async function measureReads(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("apps/gateway/bench/reads.ts", say);
  const unit = "answers/s";
  const figures = reads.map(([name, what]): Figure => {
    const reference = { what: "a constant of its length", value: get(`${name}Constant`) };
    return {
      id: "P4",
      what,
      value: get(name),
      unit,
      reference,
      budget: { of: "ratio", atLeast: 0.7, isBinding: true },
    };
  });
  // What bytes cost by themselves: no gateway has a part in it.
  return [
    ...figures,
    ...waits.map(([name, what, atMost]): Figure => ({
      id: "GM-35",
      what,
      value: get(name),
      unit: "ms",
      budget: { of: "value", atMost, isBinding: true },
    })),
    {
      id: "P4",
      what: "the page's constant",
      value: get("gamesConstant"),
      unit,
      reference: { what: "an empty answer", value: get("empty") },
    },
  ];
}
