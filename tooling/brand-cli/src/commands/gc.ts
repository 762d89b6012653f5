import { collectGarbage } from "@marquee/site-store";
import type { Command } from "../cli/Command.ts";
import { listOrphans, toOrphanLine } from "../reports/listPublished.ts";

/** `pnpm brand gc`: removes what no site needs from the store. */
export const gc: Command = {
  name: "gc",
  usage: "",
  summary: "Clears what no brand's last five live releases need, and nothing younger than an hour",
  options: { "dry-run": { type: "boolean" } },
  about: { "dry-run": "say what would go; remove nothing" },
  examples: ["gc --dry-run", "gc"],
  run: async ({ is, brands, store, output }) => {
    const isDry = is("dry-run");
    const { removed, kept } = await output.step(isDry ? "looking" : "clearing", () =>
      collectGarbage(store, { now: Date.now(), isDry }),
    );
    const orphans = await listOrphans(brands, store);
    const lines = [
      `${removed.length} keys ${isDry ? "would go" : "cleared"}, ${kept} stay`,
      ...orphans.map(toOrphanLine),
    ];
    return { lines, data: { removed, kept, isDry, orphans } };
  },
};
