import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

const pages = [
  ["middle", "page in the middle of a million entries", "first"],
  ["last", "last page of a million entries", "first"],
  ["lastOfKind", "last page of the wins among them", "firstOfKind"],
] as const;

/** P8: what a deep page of an account record costs beside the first one. */
export async function measureRecord(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("apps/gateway/bench/record.ts", say);
  const toMs = (name: string): number => 1000 / get(name);
  const figures = pages.map(([name, what, first]): Figure => {
    const reference = { what: "the first page", value: toMs(first) };
    return {
      id: "P8",
      what,
      value: toMs(name),
      unit: "ms",
      reference,
      budget: { of: "ratio", atMost: 2, isBinding: true },
    };
  });
  return [
    ...figures,
    { id: "P8", what: "last page of a kind of which there are 200", value: toMs("lastOfRareKind"), unit: "ms" },
  ];
}
