import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { openFolderStore, readEngine, readLayer, readRelease } from "@marquee/site-store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseBom, readLibraries } from "./reports/readLibraries.ts";
import { toSbom } from "./reports/toSbom.ts";
import { type Bench, openBench } from "../test/testCli.ts";

let bench: Bench;

beforeAll(async () => {
  bench = openBench(["paperkite"]);
  expect(await bench.brand("publish", "paperkite", "--unchecked")).toMatchObject({ code: 0 });
  bench.editData("paperkite", (data) => ({
    ...data,
    modules: { ...Object(data["modules"]), ANNOUNCE3: "out" },
    domains: ["paperkite.localhost", "kite.localhost"],
    locales: { default: "VI", enabled: ["EN", "VI", "TH"], map: {} },
    settings: { signupCredit: "75", passwordProfile: "strong", ageMin: 21 },
  }));
  const colour = /("primary": \{ "\$value": ")(#[0-9a-f]{6})/;
  bench.edit("paperkite/tokens/dark.tokens.json", (text) =>
    text.replace(
      colour,
      (_, before: string, value: string) => `${before}${value.slice(0, 6)}${value.endsWith("0") ? "1" : "0"}`,
    ),
  );
  bench.edit("paperkite/assets/logo.svg", (text) => text.replace("</svg>", "<g/></svg>"));
  mkdirSync(join(bench.brands, "paperkite/locales"), { recursive: true });
  writeFileSync(
    join(bench.brands, "paperkite/locales/en.po"),
    'msgid ""\nmsgstr ""\n"Language: en\\n"\n\nmsgid "Log in"\nmsgstr "Take off"\n',
  );
  expect(await bench.brand("publish", "paperkite", "--unchecked", "--note", "Autumn")).toMatchObject({ code: 0 });
});
afterAll(() => bench.close());

describe("brand report", () => {
  it("says what changed since the last release as product owners say it, and no file, key or digest", async () => {
    const { code, out } = await bench.brand("report", "paperkite");
    const words = out.split("\n").filter((line) => line.startsWith("  ") && line.endsWith("."));
    expect([code, out]).toEqual([0, expect.stringMatching(/^paperkite, release 2, .*: Autumn\n\nSince release 1\n/)]);
    expect(words).toEqual([
      "  Announcements are now off.",
      "  The notice at the start and after logging in is now off.",
      "  The line of news is now off.",
      "  The bell of announcements is now off.",
      "  The site answers at kite.localhost too.",
      expect.stringMatching(/^ {2}The first language changed from \w+ to Vietnamese\.$/),
      "  New language: Thai.",
      "  The credit at sign-up changed from 50 to 75.",
      expect.stringMatching(/^ {2}The primary colour of the dark theme changed from #\w{6} to #\w{6}\.$/),
      "  The logo changed.",
      "  Words in English changed.",
    ]);
    expect(words.join("\n")).not.toMatch(/\.(?:svg|json|css|po)\b|--mq|[0-9a-f]{16}/);
  });

  it("says of a brand's first release that it is one, and counts modules, bytes and libraries with their licences", async () => {
    expect((await bench.brand("report", "paperkite", "--release", "1")).out).toContain("The first release.");
    const { out } = await bench.brand("report", "paperkite", "--json");
    const { modules, bytes, libraries, since } = JSON.parse(out);
    expect([modules.includes("ANNOUNCE3"), modules.includes("LOBBY3"), since.number]).toEqual([false, true, 1]);
    expect(bytes.first).toBeGreaterThan(100_000);
    expect([bytes.engine > bytes.first, bytes.look > 10_000]).toEqual([true, true]);
    expect(libraries).toEqual(
      expect.arrayContaining([
        { name: expect.stringMatching(/^react@/), licence: "MIT" },
        { name: expect.stringMatching(/^@fontsource/), licence: "OFL-1.1" },
      ]),
    );
    expect(libraries.filter(({ licence }: { licence: string }) => licence === "not declared")).toEqual([]);
  });

  it("keeps with each release a bill of materials that CycloneDX's own schema accepts: the engine's libraries and the layer's fonts, nothing else", async () => {
    const store = openFolderStore(bench.store);
    expect(readdirSync(join(bench.store, "reports/paperkite"))).toEqual([
      "000001.cdx.json",
      "000001.json",
      "000002.cdx.json",
      "000002.json",
    ]);
    const text = readFileSync(join(bench.store, "reports/paperkite/000002.cdx.json"), "utf8");
    expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull();
    const release = await readRelease(store, "paperkite", 2);
    const engine = release && (await readEngine(store, release.engine));
    const names = parseBom(text).components.map(
      ({ group, name, version }) => `${group === undefined ? "" : `${group}/`}${name}@${version}`,
    );
    expect(names.filter((name) => !name.startsWith("@fontsource")).toSorted()).toEqual(engine?.bom.packages.toSorted());
    expect(names.filter((name) => name.startsWith("@fontsource")).length).toBeGreaterThan(0);
  });

  it("needs no list but the kept one for an engine that was reported, and refuses by name where none knows a library", async () => {
    const store = openFolderStore(bench.store);
    const release = await readRelease(store, "paperkite", 2);
    const [engine, layer] = release
      ? await Promise.all([readEngine(store, release.engine), readLayer(store, release.layer)])
      : [];
    if (!release || !engine || !layer) throw new Error("the store has lost release 2");
    const kept = parseBom(readFileSync(join(bench.store, "reports/paperkite/000002.cdx.json"), "utf8"));
    expect(toSbom(release, engine, layer, [kept])).toEqual(toSbom(release, engine, layer, [readLibraries()]));
    expect(() =>
      toSbom(release, { ...engine, bom: { ...engine.bom, packages: ["left-pad@1.3.0"] } }, layer, [kept]),
    ).toThrow("left-pad@1.3.0");
  });

  it("writes into a folder what people file, and refuses what is none", async () => {
    const out = join(bench.brands, "../reports");
    expect(await bench.brand("report", "paperkite", "--out", out)).toMatchObject({ code: 0 });
    expect(readdirSync(out)).toEqual(["paperkite-2.cdx.json", "paperkite-2.json", "paperkite-2.txt"]);
    for (const words of [
      ["--release", "9"],
      ["--release", "x"],
    ])
      expect(await bench.brand("report", "paperkite", ...words)).toMatchObject({ code: 3 });
  });
});
