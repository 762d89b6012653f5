import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

const pages = [
  ["first", "the first page of a million members"],
  ["deep", "a page after row 420,000"],
  ["firstByName", "the first page by name"],
  ["deepByName", "a page by name after row 420,000"],
  ["search", "a search by the beginning of a name"],
  ["searchDeep", "a page of a search after row 420,000"],
  ["searchNickname", "a search by the beginning of a nickname"],
] as const;

/** P11: pages of the back office's list of members beside an authenticated read of one row, and deep pages beside the first. */
export async function measureMembers(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("apps/gateway/bench/members.ts", say);
  const toMs = (name: string): number => 1000 / get(name);
  const one = { what: "an authenticated read of one row", value: toMs("one") };
  const figures = pages.map(([name, what]): Figure => ({
    id: "P11",
    what,
    value: toMs(name),
    unit: "ms",
    reference: one,
  }));
  const deep = (name: string, first: string, what: string): Figure => ({
    id: "P11",
    what,
    value: toMs(name),
    unit: "ms",
    reference: { what: "the first page", value: toMs(first) },
    budget: { of: "ratio", atMost: 2, isBinding: true },
  });
  return [
    ...figures,
    deep("deep", "first", "the page after row 420,000 again"),
    deep("deepByName", "firstByName", "the page by name after row 420,000 again"),
  ];
}
