import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { listFlips, listLive, readRelease, type Store } from "@marquee/site-store";
import { chooseBrands } from "../checks/validateFleet.ts";
import type { Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { toRevision } from "../reports/toRevision.ts";
import { listWaiting, readReport, type ReleaseReport, reportRelease } from "../reports/releaseReport.ts";

const toSize = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Sentences under a heading; nothing when there are none. */
const toBlock = (heading: string, sentences: readonly string[]): readonly string[] =>
  sentences.length === 0 ? [] : ["", heading, ...sentences.map((line) => `  ${line}`)];

/** The packages' changelog entries that came with a release. */
function toBroughtLines({ since }: ReleaseReport): readonly string[] {
  if (since === null || since.brought === undefined) return [];
  return since.brought === null
    ? ["", `What its code brought is not known: release ${since.number} does not say its versions`]
    : toBlock("What its code brought", since.brought);
}

function toLines(report: ReleaseReport, waiting: readonly string[] = []): readonly string[] {
  const { release, modules, bytes, libraries, since, merchant = [] } = report;
  const licences = [...Map.groupBy(libraries, ({ licence }) => licence)].toSorted(([a], [b]) => a.localeCompare(b));
  return [
    `${release.brand}, release ${release.number}, ${release.at}, by ${release.by}, ${toRevision(release)}${release.note === "" ? "" : `: ${release.note}`}`,
    "",
    ...(since === null
      ? ["The first release."]
      : [
          `Since release ${since.number}`,
          ...(since.words.length === 0
            ? ["  nothing that anybody could see"]
            : since.words.map((line) => `  ${line}.`)),
        ]),
    ...merchant.map((line) => `  ${line}.`),
    ...toBroughtLines(report),
    ...toBlock("What this tree has and this release has not", waiting),
    "",
    `Bytes: first visit's scripts ${toSize(bytes.first)}, engine ${toSize(bytes.engine)}, look ${toSize(bytes.look)}`,
    `Modules (${modules.length}): ${modules.join(" ")}`,
    `Libraries (${libraries.length})`,
    ...licences.map(([licence, some]) => `  ${licence}: ${some.map(({ name }) => name).join(", ")}`),
  ];
}

/** The report kept of a release (the live one by default), or one made from the store. @throws CommandError when neither is possible */
async function findReport(brands: string, store: Store, id: string, asked: string | undefined): Promise<ReleaseReport> {
  const release =
    asked === undefined
      ? (await listLive(store, id, (await listFlips(store)).get(id) ?? [], 1))[0]
      : await readRelease(store, id, Number(asked));
  const kept =
    asked === undefined && !release
      ? null
      : await readReport(store, { brand: id, number: release?.number ?? Number(asked) });
  if (kept !== null) return kept;
  if (!release)
    throw new CommandError(
      "usage",
      asked === undefined ? `nothing of ${id} is live` : `there is no release ${asked} of ${id} in the store`,
    );
  return reportRelease(brands, store, release);
}

/** `pnpm brand report`: what a release contains and what changed with it. */
export const report: Command = {
  name: "report",
  usage: "<id>",
  summary:
    "Says what a release is: what changed in product words, modules, bytes, libraries with licences; writes its bill of materials",
  options: { release: { type: "string" }, out: { type: "string" } },
  about: {
    release: "its number; what is live when it is not given",
    out: "a folder to write report and bill of materials (CycloneDX 1.6) into",
  },
  examples: ["report kickline", "report kickline --release 12 --out .marquee/reports --json"],
  run: async ({ words, get, brands, store }) => {
    const [id = ""] = chooseBrands(brands, words.slice(0, 1), false);
    const asked = get("release");
    if (asked !== undefined && !/^[1-9]\d{0,8}$/.test(asked))
      throw new CommandError("usage", `--release ${asked}: a release has a number, such as 12`);
    const made = await findReport(brands, store, id, asked);
    const waiting = asked === undefined ? await listWaiting(store, made.release) : [];
    const out = get("out");
    const files =
      out === undefined
        ? []
        : ["json", "cdx.json", "txt"].map((end) => join(resolve(out), `${id}-${made.release.number}.${end}`));
    if (out !== undefined) {
      mkdirSync(resolve(out), { recursive: true });
      const { sbom, ...rest } = made;
      for (const [index, text] of [
        JSON.stringify(rest, null, 2),
        JSON.stringify(sbom, null, 2),
        toLines(made).join("\n"),
      ].entries())
        writeFileSync(files[index] ?? "", `${text}\n`);
    }
    return { lines: [...toLines(made, waiting), ...files], data: { ...made, waiting, files } };
  },
};
