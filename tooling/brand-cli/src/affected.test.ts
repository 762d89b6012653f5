import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { findAffected, listSheets, listStories } from "@marquee/affected";
import { sweepVariable } from "@marquee/sweep";
import { root } from "@marquee/vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "./cli/run.ts";
import { type GitTree, openTree } from "../test/openTree.ts";

let copy: GitTree;
let before: readonly Digests[];
/** Pictures of one brand. */
let whole: number;
beforeAll(() => {
  copy = openTree();
  before = build(all);
  whole = listSheets(listStories(copy.folder)).length * 4;
});
afterAll(() => copy.close());

type Digests = {
  readonly id: string;
  readonly engine: string;
  readonly files: Readonly<Record<string, string>>;
  readonly layer: string;
};

const script = relative(root, new URL("../test/printFleet.ts", import.meta.url).pathname);
const all = ["aurelune", "kickline", "paperkite", "saltlantern"];

/** What the tree really builds now: in a child process, because a process reads the sources only once. */
function build(ids: readonly string[]): readonly Digests[] {
  return JSON.parse(
    execFileSync(process.execPath, [script, join(copy.folder, ".marquee/store"), ...ids], {
      cwd: copy.folder,
      encoding: "utf8",
      // A library's place in the import map is relative to the tree, and the copy's libraries are links out of it: an engine that
      // another suite has built in the real tree is not the same.
      env: { ...process.env, MARQUEE_ENGINES: "off" },
    }),
  );
}

const edit = (file: string, from: string | RegExp, to: string): void => {
  const text = readFileSync(join(copy.folder, file), "utf8");
  expect(text).toMatch(from);
  writeFileSync(join(copy.folder, file), text.replace(from, to));
};

function writeText(): void {
  mkdirSync(join(copy.folder, "brands/kickline/locales"), { recursive: true });
  appendFileSync(
    join(copy.folder, "brands/kickline/locales/en.po"),
    'msgid ""\nmsgstr ""\n"Language: en\\n"\n\nmsgid "Log in"\nmsgstr "Kick off"\n',
  );
}

/** How many of a brand's pictures. */
type Share = "all" | "some" | "none";

/** The affected layers, the engines by the brands they carry, and each brand's share of affected pictures. */
type Expected = {
  readonly layers: readonly string[];
  readonly engines: readonly string[];
  readonly shots: Readonly<Record<string, Share>>;
};

const standard = "aurelune paperkite saltlantern";
const ofAll = (share: Share) => Object.fromEntries(all.map((id) => [id, share]));

/** What affects every engine and every layer is predicted whole: a build finds only whether the edit changes anything. */
const builtInSweep = process.env[sweepVariable] === "1" ? ["kickline"] : [];

/** Each row: an edit, what it affects, and the brands built to prove it (one with and one without the effect where both matter). */
const table: readonly (readonly [string, () => void, Expected, readonly string[]])[] = [
  [
    "a token",
    () => edit("brands/kickline/tokens/dark.tokens.json", "#0d0f0e", "#0d0f10"),
    { layers: ["kickline"], engines: [], shots: { ...ofAll("some"), kickline: "all" } },
    all,
  ],
  ["a text", writeText, { layers: ["kickline"], engines: [], shots: { ...ofAll("some"), kickline: "all" } }, all],
  [
    "ui-kit",
    () => edit("packages/ui-kit/src/components/Badge/Badge.tsx", "min-block-size: 20px", "min-block-size: 22px"),
    { layers: [], engines: [standard, "kickline"], shots: ofAll("all") },
    ["kickline"],
  ],
  [
    "a feature",
    () => edit("packages/features/support/src/supportFeature.ts", 'moduleId: "POPNOTICE3"', 'moduleId: "ANNOUNCE3"'),
    { layers: [], engines: [standard], shots: { ...ofAll("some"), kickline: "none" } },
    all,
  ],
  [
    "the contract",
    () => edit("packages/contract/src/constants.ts", "pageSize = 42", "pageSize = 48"),
    { layers: all, engines: [standard, "kickline"], shots: ofAll("all") },
    builtInSweep,
  ],
];

describe("affected", () => {
  it.each(table)(
    "an edit of %s affects what the table says, and what is built proves it",
    (_, change, expected, built) => {
      change();
      const { layers, engines, shots } = findAffected(copy.folder, "HEAD");
      const after = built.length === 0 ? [] : build(built);
      copy.restore();
      expect({ layers, engines: engines.map(({ brands }) => brands.join(" ")) }).toEqual({
        layers: expected.layers,
        engines: expected.engines,
      });
      const perBrand = Map.groupBy(shots, ({ brand }) => brand);
      const toShare = (count: number): Share => (count === 0 ? "none" : count === whole ? "all" : "some");
      expect(Object.fromEntries(all.map((id) => [id, toShare(perBrand.get(id)?.length ?? 0)]))).toEqual(expected.shots);
      const changed = (part: "layer" | "engine") =>
        after.flatMap((now) => (now[part] === before.find(({ id }) => id === now.id)?.[part] ? [] : [now.id]));
      const listChanges = ({ id, files }: Digests): readonly string[] => {
        const former = before.find((each) => each.id === id)?.files ?? {};
        return Object.keys({ ...former, ...files }).filter((file) => files[file] !== former[file]);
      };
      const changes = after.map((each) => `${each.id}: ${listChanges(each).join(" ")}`).join("; ");
      // The build is the truth: the prediction must cover it, and may exceed it only by layers that the contract could have reached.
      expect(changed("engine"), changes).toEqual(
        built.filter((id) => engines.some(({ brands }) => brands.includes(id))),
      );
      expect(layers).toEqual(expect.arrayContaining(changed("layer")));
      if (layers.length < all.length) expect(changed("layer")).toEqual(layers);
    },
  );

  it("is what the commands say and work on: the table, its cost, the brands to check", async () => {
    edit("brands/kickline/tokens/dark.tokens.json", "#0d0f0e", "#0d0f10");
    const ask = async (...argv: string[]) => {
      const said: string[] = [];
      const say = (line: string): void => void said.push(line);
      const code = await run(
        argv,
        { out: say, err: say, isTerminal: false },
        { brands: join(copy.folder, "brands"), store: join(copy.folder, ".marquee/store") },
      );
      return { code, said: said.join("\n") };
    };
    const { code, said } = await ask("affected", "--base", "HEAD", "--cost");
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(
        /layers +1: kickline\nengines +0: none\nshots +\d+\n\nlayer of kickline +\d+ ms +[\d.]+ kB stored\npictures to compare +\d+ shots$/,
      ),
    ]);
    expect(await ask("validate", "--affected", "--base", "HEAD")).toEqual({
      code: 0,
      said: "checking 1 brand\n1 brand sound: kickline",
    });
    copy.restore();
    expect(await ask("validate", "--affected", "--base", "HEAD")).toMatchObject({
      code: 0,
      said: expect.stringContaining("no brand is affected"),
    });
    for (const base of ["no-such", "--output=x"])
      expect(await ask("affected", `--base=${base}`)).toEqual({ code: 3, said: expect.stringContaining("no commit") });
  });
});
