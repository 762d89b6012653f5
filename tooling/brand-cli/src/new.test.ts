import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listContrastFailures, resolveTokens } from "@marquee/design-tokens";
import { readBrandTokens } from "@marquee/design-tokens/brands";
import { makeLayer } from "@marquee/vite";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { solvePalette } from "./create/solvePalette.ts";
import { type Bench, openBench } from "../test/testCli.ts";

let bench: Bench;
beforeEach(() => {
  bench = openBench();
});
afterEach(() => bench.close());

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("brand new", () => {
  it("makes a brand of any colour and either archetype that validates and has a layer", async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(hex, fc.constantFrom("midnight", "daylight"), async (primary, from) => {
        count += 1;
        const id = `brand-${count}`;
        expect([
          primary,
          from,
          await bench.brand("new", id, "--primary", primary, "--from", from, "--yes"),
        ]).toMatchObject([primary, from, { code: 0 }]);
        expect(await bench.brand("validate", id)).toMatchObject({ code: 0 });
        const { dark, light } = resolveTokens(readBrandTokens(bench.brands, id).tokens);
        expect([...listContrastFailures(dark), ...listContrastFailures(light)]).toEqual([]);
        expect((await makeLayer(join(bench.brands, id))).pictures.map(({ name }) => name)).toContain(
          "icon-maskable-512.png",
        );
      }),
      { numRuns: 20 },
    );
    expect(await bench.brand("validate", "--all")).toMatchObject({ code: 0 });
  }, 180_000);

  it.each(["#000000", "#ffffff", "#ffff00", "#00ff00", "#0000ff", "#808080"])(
    "solves the extreme %s in both themes",
    (primary) => {
      for (const theme of ["dark", "light"] as const)
        for (const from of ["midnight", "daylight"] as const)
          expect(solvePalette(primary, theme, from).primary).toMatch(/^#[0-9a-f]{6}$/);
    },
  );

  it("keeps the colour's hue: two colours make two brands", () => {
    const [teal, wine] = [solvePalette("#0f8a6b", "dark", "midnight"), solvePalette("#9a1f4a", "dark", "midnight")];
    expect([teal.primary, teal.bg]).not.toEqual([wine.primary, wine.bg]);
  });

  it("draws the name in the logo, and the mark alone for a name in another script", async () => {
    await bench.brand("new", "moonharbour", "--name", "Đêm Trăng 88", "--yes");
    await bench.brand("new", "nightmango", "--name", "ข้าวเหนียวมะม่วง", "--yes");
    const read = (id: string) => readFileSync(join(bench.brands, id, "assets/logo.svg"), "utf8");
    expect([read("moonharbour").match(/<path/g)?.length, read("nightmango").includes('viewBox="0 0 64 64"')]).toEqual([
      13,
      true,
    ]);
  });

  it("CN-01, LT-02: speaks English and nothing else until somebody enables another language", async () => {
    await bench.brand("new", "moonbay", "--yes");
    const { brand } = await makeLayer(join(bench.brands, "moonbay"));
    expect(brand.locales).toEqual({ default: "EN", enabled: ["EN"], map: {} });
    bench.editData("moonbay", (data) => ({ ...data, locales: { default: "EN", enabled: ["EN", "VI"], map: {} } }));
    expect(await bench.brand("validate", "moonbay")).toMatchObject({ code: 0 });
  });

  it("writes nothing by --dry-run or when the brand would be refused, and leaves no draft", async () => {
    const before = bench.toState();
    expect(await bench.brand("new", "moonharbour", "--dry-run")).toMatchObject({
      code: 0,
      out: expect.stringContaining("would write brands/moonharbour/brand.json"),
    });
    expect(await bench.brand("new", "aure-lune", "--yes")).toMatchObject({
      code: 2,
      err: expect.stringContaining("aurelune has this one"),
    });
    expect(bench.toState()).toBe(before);
    expect(readdirSync(bench.brands).filter((name) => name.startsWith("."))).toEqual([]);
  });

  it.each([
    [["aurelune"], "is there already"],
    [["Dark Moon"], "small letters"],
    [["standard"], "of the platform itself"],
    [["desk"], "of the platform itself"],
    [["../evil"], "small letters"],
    [["moonbay", "--from", "midnite"], 'did you mean "midnight"'],
    [["moonbay", "--primary", "purple"], "a colour such as"],
    [["moonbay", "--name", "</script>"], null],
  ])("answers %j in words", async (words, said) => {
    const { code, err } = await bench.brand("new", ...words, "--yes");
    expect([code, said === null || err.includes(said)]).toEqual([said === null ? 0 : 3, true]);
    expect(existsSync(join(bench.brands, "../evil"))).toBe(false);
  });
});
