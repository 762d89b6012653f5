import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findAffected } from "@marquee/affected";
import { buildWorkshop, checkOutBase, removeBase } from "./buildWorkshop.ts";
import { comparePictures, type Difference } from "./comparePictures.ts";
import { listNames, listShots } from "./listShots.ts";
import type { Pictures } from "./Pictures.ts";
import { recheck } from "./recheck.ts";
import { takeShots } from "./takeShots.ts";
import { toFileName, toReport } from "./toReport.ts";

const help = `pnpm visual [--base <commit>] [--affected] [--out <folder>]
  Builds the workshop of a commit and of this tree, shoots both on this machine, and lays what differs side by side.
  --base <commit>   what to compare with (HEAD~1)
  --affected        only what the changes since then may change
  --out <folder>    where the report goes (test-results/visual)
  Exit code: 0 nothing differs, 1 something differs, 2 wrong use`;

const root = join(import.meta.dirname, "../../..");

/** Whether a picture was requested; one that only the base has counts, because it was removed. */
type IsWanted = (name: string) => boolean;

/** A tree's built Storybook, which takes screenshots on request. */
type Workshop = { readonly take: (isWanted: IsWanted) => Promise<Pictures>; readonly remove: () => void };

function openWorkshop(tree: string): Workshop {
  const workshop = buildWorkshop(tree);
  const shots = listShots(workshop);
  return {
    take: (isWanted) =>
      takeShots(
        workshop,
        shots.filter(({ name }) => isWanted(name)),
      ),
    remove: () => rmSync(workshop, { recursive: true }),
  };
}

function openBase(commit: string): Workshop {
  const tree = checkOutBase(root, commit);
  try {
    return openWorkshop(tree);
  } finally {
    removeBase(root, tree);
  }
}

/** The pictures that the changes since a commit may have changed. */
function chooseAffected(base: string): IsWanted {
  const affected = new Set(findAffected(root, base).shots.map(({ name }) => name));
  const known = new Set(listNames(root));
  console.log(`${affected.size} of ${known.size} pictures may have changed since ${base}`);
  return (name) => affected.has(name) || !known.has(name);
}

/** Takes screenshots of this tree and another one, and repeats those that may differ by chance. */
async function compareTrees(
  old: Workshop,
  isWanted: IsWanted,
): Promise<{ readonly differences: readonly Difference[]; readonly size: number }> {
  const before = await old.take(isWanted);
  const now = openWorkshop(root);
  try {
    const after = await now.take(isWanted);
    const some =
      (names: ReadonlySet<string>): IsWanted =>
      (name) =>
        names.has(name);
    const differences = await recheck(
      comparePictures(before, after),
      (names) => old.take(some(names)),
      (names) => now.take(some(names)),
    );
    return { differences, size: after.size };
  } finally {
    now.remove();
  }
}

async function run(base: string, isAffected: boolean, out: string): Promise<number> {
  const began = performance.now();
  const isWanted = isAffected ? chooseAffected(base) : () => true;
  const old = openBase(base);
  const { differences, size } = await compareTrees(old, isWanted).finally(old.remove);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const difference of differences) {
    for (const side of ["base", "head", "diff"] as const) {
      const picture = difference[side];
      if (picture) writeFileSync(join(out, toFileName(difference.name, side)), picture);
    }
  }
  writeFileSync(join(out, "index.html"), toReport(differences, size, base));
  for (const { name, pixels } of differences) console.log(`${name}  ${pixels}`);
  console.log(
    `${differences.length} of ${size} pictures differ (${Math.round((performance.now() - began) / 1000)} s): ${join(out, "index.html")}`,
  );
  return differences.length === 0 ? 0 : 1;
}

try {
  const { values, positionals } = parseArgs({
    options: {
      base: { type: "string" },
      affected: { type: "boolean" },
      out: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
    allowPositionals: true,
  });
  if (values.help === true || positionals[0] === "help") console.log(help);
  else if (positionals.length > 0) throw new Error(`pnpm visual takes options alone, not "${positionals.join(" ")}"`);
  else
    process.exitCode = await run(
      values.base ?? "HEAD~1",
      values.affected === true,
      values.out ?? join(root, "test-results/visual"),
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
