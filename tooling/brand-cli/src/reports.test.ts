import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { moduleParents } from "@marquee/contract";
import { root } from "@marquee/vite";
import { catalogue } from "@marquee/whitelabel/catalogue";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toMatrix } from "./reports/toMatrix.ts";
import { toMatrixPage } from "./reports/toMatrixPage.ts";
import { type Bench, openBench } from "../test/testCli.ts";

let bench: Bench;
beforeEach(() => {
  bench = openBench();
});
afterEach(() => bench.close());

describe("brand diff", () => {
  it("names one changed token, one switched module and one picture, and nothing else", async () => {
    bench.copy("kickline", "tideline");
    bench.editData("tideline", () => JSON.parse(readFileSync(join(bench.brands, "kickline/brand.json"), "utf8")));
    const others = ({ modules }: { readonly modules?: unknown }) =>
      Object.fromEntries(Object.entries(Object(modules)).filter(([id]) => id !== "ANNOUNCE3"));
    bench.editData("tideline", (data) => ({ ...data, id: "tideline", modules: others(data) }));
    bench.edit("tideline/tokens/dark.tokens.json", (text) => text.replace("#0d0f0e", "#0d0f10"));
    bench.edit("tideline/assets/favicon.svg", (text) => text.replace("</svg>", "<g/></svg>"));
    const { code, out } = await bench.brand("diff", "kickline", "tideline", "--json");
    const { differences } = JSON.parse(out);
    const keys = differences.map(({ about, key }: { about: string; key: string }) => `${about} ${key}`);
    expect([code, keys.filter((key: string) => !key.startsWith("module "))]).toEqual([
      0,
      ["data id", "data modules.ANNOUNCE3", "token dark color-bg", "file favicon.svg"],
    ]);
    expect(keys.filter((key: string) => key.startsWith("module "))).toEqual([
      "module ANNOUNCE3",
      "module BELL3",
      "module MARQUEE3",
      "module POPNOTICE3",
    ]);
    expect((await bench.brand("diff", "kickline", "kickline")).out).toBe("kickline and kickline are the same");
    expect(await bench.brand("diff", "kickline", "kickline@live")).toMatchObject({
      code: 3,
      err: expect.stringContaining("no release live"),
    });
    expect(await bench.brand("diff", "kickline")).toMatchObject({ code: 3 });
  });
});

describe("brand drift", () => {
  it("names a module that is served and not compiled", async () => {
    expect((await bench.brand("drift", "--all")).out.split("\n")).toEqual([
      "aurelune: none",
      "kickline: none",
      "paperkite: none",
      "saltlantern: none",
    ]);
    bench.edit("kickline/tree.fixture.json", (text) =>
      text.replace(/("modId": "ANNOUNCE3",\s+"enabled": )"0"/, '$1"1"'),
    );
    expect(await bench.brand("drift", "kickline")).toMatchObject({
      code: 1,
      out: "",
      err: "kickline: ANNOUNCE3 is served and not compiled",
    });
  });
});

describe("brand explain", () => {
  it("answers for every modId of the contract in every brand, and names what decided", async () => {
    for (const id of ["aurelune", "kickline", "paperkite", "saltlantern"]) {
      const { verdicts } = JSON.parse((await bench.brand("explain", id, "--json")).out);
      expect(verdicts).toHaveLength(catalogue.length);
    }
    for (const modId of Object.keys(moduleParents))
      expect((await bench.brand("explain", "kickline", modId)).out).toMatch(
        new RegExp(`^kickline ${modId}: (on|off, decided by the (catalogue|engine|brand|gateway|parent|requires))`),
      );
    expect(await bench.brand("explain", "kickline", "ANOUNCE3")).toMatchObject({
      code: 3,
      err: expect.stringContaining('did you mean "ANNOUNCE3"'),
    });
  });

  it("says which tree it read, and of data under git who changed it last and when", async () => {
    const git = (...words: readonly string[]): void =>
      void execFileSync("git", ["-c", "user.name=Ann Example", "-c", "user.email=ann@localhost", ...words], {
        cwd: bench.brands,
        stdio: "ignore",
      });
    const tree = join(bench.brands, "kickline/tree.fixture.json");
    const explain = async () => (await bench.brand("explain", "kickline", "ANNOUNCE3")).out.split("\n");
    const off =
      'kickline ANNOUNCE3: off, decided by the engine: brand.json says "out" at ANNOUNCE3: it is not compiled';
    expect(await explain()).toEqual([off, `kickline: the tree is that of ${tree}`]);
    git("init", "--quiet");
    git("add", "--all");
    expect(await explain()).toEqual([
      `${off} (brand.json: not committed yet)`,
      `kickline: the tree is that of ${tree}: not committed yet`,
    ]);
    git("commit", "--quiet", "--message", "All");
    const change = /last changed by Ann Example at \d{4}-\d\d-\d\dT/;
    expect(await explain()).toEqual([expect.stringMatching(change), expect.stringMatching(change)]);
    expect(await bench.brand("explain", "kickline", "--data", "somewhere")).toMatchObject({
      code: 3,
      err: expect.stringContaining("--gateway"),
    });
  });
});

describe("brand matrix", () => {
  const tree = {
    modId: "ROOT3",
    enabled: "1" as const,
    childrenNodes: [
      { modId: "CORE3", enabled: "1" as const },
      { modId: "TOURNEY3", enabled: "1" as const },
    ],
  };

  it("has a row for each module and a column for each brand, and can be read without anything beside it", async () => {
    // Each run leaves its pictures here for people to look at.
    const out = join(root, "test-results/matrix.html");
    expect(await bench.brand("matrix", "--out", out)).toMatchObject({ code: 0 });
    const page = readFileSync(out, "utf8");
    expect([page.match(/<th scope="row">/g)?.length, page.match(/<th scope="col">/g)?.length]).toEqual([
      catalogue.length + 1,
      10,
    ]);
    expect(page).not.toMatch(/src=|href=|import/);
  });

  it("marks drift and an expired switch red from the day after its last", async () => {
    const brand = JSON.parse(readFileSync(join(bench.brands, "kickline/brand.json"), "utf8"));
    const entries = catalogue
      .filter(({ id }) => id === "CORE3" || id === "ROOT3")
      .map((entry) => (entry.id === "CORE3" ? { ...entry, expires: "2026-11-30" } : entry));
    const expired = (today: string) =>
      toMatrix([{ brand, tree }], today, entries)
        .rows.filter(({ isExpired }) => isExpired)
        .map(({ entry }) => entry.id);
    expect([expired("2026-11-30"), expired("2026-12-01")]).toEqual([[], ["CORE3"]]);
    const page = toMatrixPage(toMatrix([{ brand, tree }], "2026-12-01", entries), "2026-12-01");
    expect(page).toContain('<td class="red">2026-11-30, expired</td>');
    expect(page).toContain('<td class="red">TOURNEY3</td>');
  });

  it("no switch of today's catalogue is expired", () => {
    expect(
      catalogue.filter(({ expires }) => expires !== undefined && expires < new Date().toISOString().slice(0, 10)),
    ).toEqual([]);
  });
});
