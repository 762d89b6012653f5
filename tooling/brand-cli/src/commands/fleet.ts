import { listBrandIds } from "../checks/Subject.ts";
import type { Command } from "../cli/Command.ts";
import { type FleetEntry, listFleet } from "../reports/listFleet.ts";
import { toRevision } from "../reports/toRevision.ts";
import { readLiveDrift } from "../trees/readLiveDrift.ts";

const words = { live: "live", orphan: "live, its folder is gone", new: "never published", retired: "retired" } as const;

function toLine({ brand, state, release, since, by }: FleetEntry, drift: readonly string[]): string {
  const name = brand.padEnd(20);
  if (release === undefined) return `${name} ${words[state]}`;
  const served = drift.length === 0 ? "" : `  drift: ${drift.join(" ")}`;
  return `${name} release ${release.number}  since ${since ?? ""}  ${toRevision(release)}  by ${by ?? ""}  ${release.hosts.join(" ")}  ${words[state]}${served}`;
}

/** `pnpm brand fleet`: what is live where. */
export const fleet: Command = {
  name: "fleet",
  usage: "",
  summary: "Lists every brand: what is live, where, since when, from which commit, and what has lost its folder",
  options: { gateway: { type: "string" } },
  about: { gateway: "ask this gateway what it serves beyond the live engines" },
  examples: ["fleet", "fleet --gateway http://127.0.0.1:8080 --json"],
  run: async ({ get, brands, store }) => {
    const gateway = get("gateway");
    const entries = await listFleet(store, listBrandIds(brands));
    const drifts: (readonly string[])[] = [];
    for (const { release, state } of entries) {
      drifts.push(
        gateway === undefined || release === undefined || state === "retired"
          ? []
          : await readLiveDrift(gateway, { domains: [...release.hosts], merchantCode: release.merchantCode }),
      );
    }
    const rows = entries.map((entry, index) => ({ ...entry, drift: drifts[index] ?? [] }));
    return { lines: rows.map((row) => toLine(row, row.drift)), data: { fleet: rows } };
  },
};
