import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GitTree, openTree } from "../test/openTree.ts";

let copy: GitTree;

/** Runs a program of the copied tree in it. */
const run = (program: string, ...words: readonly string[]): string =>
  execFileSync(process.execPath, [join(copy.folder, program), ...words], {
    cwd: copy.folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
const brand = (...words: readonly string[]): string => run("tooling/brand-cli/src/main.ts", ...words);

const games = "A search may be saved under a name.";
const contract = "Balances of any size are shown.";
const tools = "The command knows one more word.";
const support = "Announcements can be pinned.";

/** A changeset as somebody writes it who changes packages. */
const change = (name: string, sentence: string, ...packages: readonly string[]): void =>
  writeFileSync(
    join(copy.folder, `.changeset/${name}.md`),
    `---\n${packages.map((each) => `"@marquee/${each}": minor\n`).join("")}---\n\n${sentence}\n`,
  );

const edit = (file: string, from: RegExp, to: string): void => {
  const path = join(copy.folder, file);
  const text = readFileSync(path, "utf8");
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
};

beforeAll(() => {
  copy = openTree();
  // Changesets that wait in the project itself do not belong to this test.
  for (const file of globSync(".changeset/*.md", { cwd: copy.folder }))
    if (!file.endsWith("README.md")) rmSync(join(copy.folder, file));
  // A site is not told about a package that it does not contain.
  edit("brands/paperkite/brand.json", /"modules": \{/, '"modules": { "ANNOUNCE3": "out",');
  brand("publish", "paperkite", "--unchecked");
  change("games", games, "games-feature", "ui-kit");
  change("contract", contract, "contract");
  change("tools", tools, "brand-cli", "gateway");
  change("support", support, "support-feature");
  execFileSync(join(copy.folder, "node_modules/.bin/changeset"), ["version"], { cwd: copy.folder, stdio: "ignore" });
});
afterAll(() => copy.close());

const readBlock = (text: string, heading: string): readonly string[] =>
  (text.split(`\n${heading}\n`)[1] ?? "")
    .split("\n\n")[0]
    ?.split("\n")
    .map((line) => line.trim()) ?? [];

describe("what a release's code brought", () => {
  it("before a publish: what the tree has and the live release has not, of the packages that the site is made of", () => {
    const said = brand("report", "paperkite");
    expect(readBlock(said, "What this tree has and this release has not").toSorted()).toEqual(
      [games, contract].toSorted(),
    );
    expect(JSON.parse(brand("report", "paperkite", "--json")).waiting.toSorted()).toEqual([games, contract].toSorted());
  });

  it("after it: the same, as what the release brought, and nothing is left", () => {
    edit("packages/contract/src/constants.ts", /pageSize = 42/, "pageSize = 48");
    brand("publish", "paperkite", "--unchecked");
    const said = brand("report", "paperkite");
    expect(said).toContain("paperkite, release 2,");
    expect(readBlock(said, "What its code brought").toSorted()).toEqual([games, contract].toSorted());
    expect(said).not.toContain("What this tree has");
    expect([said.includes(tools), said.includes(support)]).toEqual([false, false]);
  });

  it("a rollback of the look keeps the code and its versions: it brought nothing", () => {
    edit("brands/paperkite/assets/logo.svg", /<\/svg>/, "<g/></svg>");
    brand("publish", "paperkite", "--unchecked");
    brand("rollback", "paperkite", "--look", "--to", "2", "--unchecked");
    const { release, since } = JSON.parse(brand("report", "paperkite", "--json"));
    expect([since.brought, Object.keys(release.versions).includes("@marquee/games-feature")]).toEqual([[], true]);
  });
});
