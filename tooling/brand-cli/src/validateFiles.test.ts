import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Bench, openBench } from "../test/testCli.ts";
import { listFaults } from "../test/listFaults.ts";

let bench: Bench;
beforeEach(() => {
  bench = openBench();
});
afterEach(() => bench.close());

describe("brand validate, of a brand's files", () => {
  it.each<[string, string, (text: string) => string, string, string]>([
    [
      "a token that leaves its rule",
      "tokens/dark.tokens.json",
      (text) => text.replace("#c8f03c", "red;} body{display:none"),
      "color",
      "color",
    ],
    [
      "a pair that nobody can read",
      "tokens/dark.tokens.json",
      (text) => text.replace("#f4f7f2", "#333333"),
      "color.text",
      "at least 7:1",
    ],
    [
      "a key that is written twice",
      "brand.json",
      (text) => text.replace('"settings": {', '"settings": {\n    "ageMin": 18,'),
      "settings.ageMin",
      "each key once",
    ],
    [
      "a token that is written twice",
      "tokens/dark.tokens.json",
      (text) => text.replace("{", '{ "color": {},'),
      "color",
      "each key once",
    ],
    ["a file that is no JSON", "brand.json", (text) => text.slice(0, -5), "(whole file)", "JSON"],
    [
      "a logo with a script",
      "assets/logo.svg",
      (text) => text.replace("</svg>", "<script>alert(1)</script></svg>"),
      "<script>",
      "draw",
    ],
    [
      "a tree with an unknown node",
      "tree.fixture.json",
      (text) => text.replace('"BANNER3"', '"BANER3"'),
      "(root)",
      'did you mean "BANNER3"',
    ],
    [
      "a demo with an unknown module",
      "demo.json",
      (text) => text.replace("LOBBYFAV3", "LOBYFAV3"),
      "modules.LOBYFAV3",
      'did you mean "LOBBYFAV3"',
    ],
    [
      "a demo with a wrong word",
      "demo.json",
      (text) => text.replace('"LOBBYFAV3": "off"', '"LOBBYFAV3": "out"'),
      "modules.LOBBYFAV3",
      '"on" or "off"',
    ],
    [
      "a tree with a wrong state",
      "tree.fixture.json",
      (text) => text.replace('"enabled": "1"', '"enabled": true'),
      "(root)",
      "a node",
    ],
  ])("refuses %s", async (_what, file, change, key, expected) => {
    bench.edit(`kickline/${file}`, change);
    expect(await listFaults(bench)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          file: `brands/kickline/${file}`,
          key: expect.stringContaining(key),
          expected: expect.stringContaining(expected),
        }),
      ]),
    );
  });

  it("refuses a text that does not exist and one whose places do not fit, with the nearest id", async () => {
    mkdirSync(join(bench.brands, "kickline/locales"));
    writeFileSync(
      join(bench.brands, "kickline/locales/en.po"),
      'msgid ""\nmsgstr ""\n"Language: en\\n"\n\nmsgid "Log inn"\nmsgstr "Enter"\n\nmsgid "Game: {0}"\nmsgstr "Game: {1}"\n',
    );
    const faults = await listFaults(bench);
    expect(faults).toEqual([
      {
        file: "brands/kickline/locales/en.po",
        key: "Log inn",
        found: '"Log inn"',
        expected: expect.stringContaining('did you mean "Log in"'),
      },
      { file: "brands/kickline/locales/en.po", key: "Game: {0}", found: '"Game: {1}"', expected: "the places {0" },
    ]);
  });

  it("refuses a gettext file that is none, by its line", async () => {
    mkdirSync(join(bench.brands, "kickline/locales"));
    const file = join(bench.brands, "kickline/locales/en.po");
    for (const [text, line] of [
      ['msgid "Log in"\nmsgstr "Enter\n', 2],
      ["{}\n", 1],
      ['msgid "Log in"\nmsgstr "Enter"\n\nmsgd "x"\n', 4],
    ] as const) {
      writeFileSync(file, text);
      expect(await listFaults(bench)).toEqual([
        expect.objectContaining({
          file: "brands/kickline/locales/en.po",
          key: `(line ${line})`,
          expected: expect.stringContaining("gettext"),
        }),
      ]);
    }
  });

  it("refuses a heavy file, an unknown one and a missing one", async () => {
    mkdirSync(join(bench.brands, "kickline/assets/banners"));
    writeFileSync(join(bench.brands, "kickline/assets/banners/cup.png"), Buffer.alloc(3_000_000));
    writeFileSync(join(bench.brands, "kickline/assets/logo.sgv"), "<svg/>");
    const faults = await listFaults(bench);
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ file: "brands/kickline/assets/banners/cup.png", found: "(3000 kB)" }),
        expect.objectContaining({
          file: "brands/kickline/assets/logo.sgv",
          expected: expect.stringContaining("assets/logo.svg"),
        }),
      ]),
    );
  });

  it("reads nothing through a link, wherever it stands, and names it", async () => {
    const secret = join(bench.brands, "../secret.svg");
    writeFileSync(secret, "planted secret");
    mkdirSync(join(bench.brands, "../outside"));
    writeFileSync(join(bench.brands, "../outside/cup.png"), "planted secret");
    const links: readonly (readonly [string, string])[] = [
      ["assets/favicon.svg", secret],
      ["assets/logo.svg", "/etc/passwd"],
      ["assets/banners", join(bench.brands, "../outside")],
      ["assets/og.png", "../../aurelune/assets/logo.svg"],
      ["tokens/dark.tokens.json", secret],
      ["locales", join(bench.brands, "../outside")],
      ["tree.fixture.json", secret],
      ["brand.json", secret],
      ["assets/icon-192.png", "nowhere"],
    ];
    for (const [path, target] of links) {
      rmSync(join(bench.brands, "kickline", path), { recursive: true, force: true });
      symlinkSync(target, join(bench.brands, "kickline", path));
    }
    const { code, out } = await bench.brand("validate", "kickline", "--json");
    expect(code).toBe(2);
    expect(JSON.parse(out).faults.map(({ file }: { file: string }) => file)).toEqual(
      links.map(([path]) => `brands/kickline/${path}`).toSorted(),
    );
    expect(out).not.toMatch(/planted|root:/);
    const published = await bench.brand("publish", "kickline", "--unchecked");
    expect([published.code, `${published.out}${published.err}`]).toEqual([
      2,
      expect.stringContaining("brands/kickline/assets/logo.svg"),
    ]);
    expect(`${published.out}${published.err}`).not.toMatch(/planted|root:/);
  });

  it.each<[string, string | Buffer, string]>([
    ["banners/cup.png", "<html><script>alert(1)</script></html>", "of the kind .png"],
    ["banners/cup.webp", Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1"), "of the kind .webp"],
    ["banners/cup.avif", "RIFF0000WEBPVP8 ", "of the kind .avif"],
    ["fonts/own.woff2", "<svg xmlns='http://www.w3.org/2000/svg'/>", "of the kind .woff2"],
    ["banners/cup.svg", Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1"), "SVG"],
    ["og.png", "", "of the kind .png"],
  ])("refuses assets/%s whose first bytes are of another kind", async (path, content, expected) => {
    for (const folder of ["banners", "fonts"])
      mkdirSync(join(bench.brands, "kickline/assets", folder), { recursive: true });
    writeFileSync(join(bench.brands, "kickline/assets", path), content);
    expect(await listFaults(bench)).toEqual([
      expect.objectContaining({ file: `brands/kickline/assets/${path}`, expected: expect.stringContaining(expected) }),
    ]);
  });

  it("takes files that are what their name says", async () => {
    for (const folder of ["banners", "fonts"])
      mkdirSync(join(bench.brands, "kickline/assets", folder), { recursive: true });
    const files: readonly (readonly [string, Buffer])[] = [
      ["banners/cup.png", Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1")],
      ["banners/cup.webp", Buffer.from("RIFF0000WEBPVP8L")],
      ["banners/cup.avif", Buffer.from("\0\0\0\x20ftypavif")],
      ["fonts/own.woff2", Buffer.from("wOF2\0\x01\0\0", "latin1")],
    ];
    for (const [path, bytes] of files) writeFileSync(join(bench.brands, "kickline/assets", path), bytes);
    expect(await listFaults(bench)).toEqual([]);
  });
});
