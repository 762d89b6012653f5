import type { Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { type Difference, diffSnapshots } from "../reports/diffSnapshots.ts";
import { openSnapshot } from "../reports/Snapshot.ts";

const headings = { data: "Data", module: "Modules", token: "Tokens", file: "Files" } as const;

function toLines(differences: readonly Difference[]): readonly string[] {
  return Object.entries(headings).flatMap(([about, heading]) => {
    const some = differences.filter((each) => each.about === about);
    const lines = some.map(({ key, from, to }) =>
      about === "file"
        ? `  ${key}: ${from === null ? "new" : to === null ? "gone" : "changed"}`
        : `  ${key}: ${from ?? "nothing"} → ${to ?? "nothing"}`,
    );
    return some.length === 0 ? [] : [`${heading} (${some.length})`, ...lines];
  });
}

/** `pnpm brand diff`: what differs between two brands, two releases, or a folder and its live release. */
export const diff: Command = {
  name: "diff",
  usage: "<a> <b>",
  summary: "Says what differs between two brands, two releases, or a brand and what of it is live",
  options: {},
  about: {},
  examples: ["diff aurelune kickline", "diff kickline@live kickline", "diff kickline@11 kickline@12"],
  run: async ({ words, brands, store }) => {
    const [a, b, ...more] = words;
    if (a === undefined || b === undefined || more.length > 0)
      throw new CommandError("usage", "diff compares two: a brand, brand@12 or brand@live each");
    const [from, to] = [await openSnapshot(brands, store, a), await openSnapshot(brands, store, b)];
    const differences = diffSnapshots(from, to);
    return {
      lines: differences.length === 0 ? [`${from.label} and ${to.label} are the same`] : toLines(differences),
      data: { from: from.label, to: to.label, differences },
    };
  },
};
