import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { catalogue } from "@marquee/whitelabel/catalogue";
import { checkModules } from "./checks/checkModules.ts";
import { type Bench, openBench } from "../test/testCli.ts";

let bench: Bench;
beforeEach(() => {
  bench = openBench();
});
afterEach(() => bench.close());

/** The faults that `validate --json` names. */
async function listFaults(id = "kickline"): Promise<readonly { file: string; key: string; found: string; expected: string }[]> {
  const { code, out } = await bench.brand("validate", id, "--json");
  const { faults = [] } = JSON.parse(out);
  expect(code).toBe(faults.length > 0 ? 2 : 0);
  return faults;
}

type Data = Record<string, unknown>;

/** Every place in a value, as a path of keys. */
function listPlaces(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [at];
  return [...(at.length > 0 ? [at] : []), ...Object.entries(value).flatMap(([key, each]) => listPlaces(each, [...at, key]))];
}

/** A copy of a value with another one at a place; undefined takes the place away. */
function replaceAt(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.flatMap((each: unknown, index) => (String(index) !== key ? [each] : by === undefined && rest.length === 0 ? [] : [replaceAt(each, rest, by)]));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, each]) => (name !== key ? [[name, each]] : by === undefined && rest.length === 0 ? [] : [[name, replaceAt(each, rest, by)]])));
}

describe("brand validate", () => {
  it("finds this repository's own brands sound", async () => {
    expect(await bench.brand("validate", "--all")).toMatchObject({ code: 0, out: expect.stringContaining("sound") });
  });

  it("refuses every field of brand.json that is of a wrong type or missing, names file and key, and writes nothing", async () => {
    let whole: unknown;
    bench.editData("kickline", (data) => {
      whole = { ...data, modules: { ANNOUNCE3: "out" }, social: { line: "https://line.example" } };
      return data;
    });
    let count = 0;
    for (const place of listPlaces(whole)) {
      const optional = place[0] === "modules" || place[0] === "social" || place.some((key) => /^\d+$/.test(key)) || place.join(".") === "locales.map";
      for (const wrong of [17.5, { odd: true }, ...(optional ? [] : [undefined])]) {
        bench.edit("kickline/brand.json", () => JSON.stringify(replaceAt(whole, place, wrong)));
        const before = bench.toState();
        const faults = await listFaults();
        const near = [place.join("."), place.slice(0, -1).join(".") || "(whole file)"];
        expect([place, wrong, faults.some(({ file, key }) => file === "brands/kickline/brand.json" && (near.includes(key) || key.startsWith(place.join("."))))]).toEqual([place, wrong, true]);
        expect(bench.toState()).toBe(before);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(90);
  });

  it.each<[string, (data: Data) => Data, string, string]>([
    ["an unknown key", (data) => ({ ...data, curency: "THB" }), "curency", 'did you mean "currency"'],
    ["a modId that does not exist", (data) => ({ ...data, modules: { LOBYFAV3: "off" } }), "modules.LOBYFAV3", 'did you mean "LOBBYFAV3"'],
    ["a child of a module that is out", (data) => ({ ...data, modules: { LOBBY3: "out", LOBBYFAV3: "on" } }), "modules.LOBBYFAV3", "LOBBY3 above it"],
    ["a module without what it requires", (data) => ({ ...data, modules: { LOGIN3: "off", TRANSREC3: "on" } }), "modules.TRANSREC3", "requires LOGIN3"],
    ["a name that is not its folder's", (data) => ({ ...data, id: "kicklin" }), "id", '"kickline"'],
    ["another brand's merchant code", (data) => ({ ...data, merchantCode: "AURELUNE" }), "merchantCode", "aurelune has this one"],
    ["another brand's domain", (data) => ({ ...data, domains: ["kickline.localhost", "aurelune.localhost"] }), "domains.1", "aurelune has this one"],
    ["a javascript: link", (data) => ({ ...data, social: { line: "javascript:alert(1)" } }), "social.line", "^https"],
    ["a default language that is not enabled", (data) => ({ ...data, locales: { default: "VI", enabled: ["EN"], map: {} } }), "locales.default", 'one of locales.enabled: "EN"'],
    ["a theme that does not exist", (data) => ({ ...data, themes: { default: "drak", enabled: ["dark", "light"] } }), "themes.default", 'one of "dark", "light", did you mean "dark"?'],
    ["an unknown key of a part", (data) => ({ ...data, settings: { ...Object(data["settings"]), ageMni: 18 } }), "settings.ageMni", 'no such key, did you mean "ageMin"?'],
    ["routes, of which a brand says nothing", (data) => ({ ...data, routes: { hide: ["/nowhere"] } }), "routes", "no such key"],
    ["a currency that was mistyped", (data) => ({ ...data, currency: "THD" }), "currency", 'ISO 4217, did you mean "'],
    ["a time zone that was mistyped", (data) => ({ ...data, timeZone: "Asia/Bankok" }), "timeZone", 'did you mean "Asia/Bangkok"?'],
    ["a language whose texts are missing", (data) => ({ ...data, locales: { default: "EN", enabled: ["EN", "TY", "ID"], map: {} } }), "locales.enabled", "brands/kickline/locales/id.po"],
    ["a currency that does not exist", (data) => ({ ...data, currency: "XQZ" }), "currency", "ISO 4217"],
    ["a domain of dots", (data) => ({ ...data, domains: [".."] }), "domains.0", "a host's name"],
    ["a domain of a hyphen", (data) => ({ ...data, domains: ["kickline.localhost", "-"] }), "domains.1", "a host's name"],
    ["a domain with an empty part", (data) => ({ ...data, domains: ["kickline..localhost"] }), "domains.0", "a host's name"],
    ["a domain twice", (data) => ({ ...data, domains: ["kickline.localhost", "kickline.localhost"] }), "domains.1", "each of them once"],
    ["a part of the home twice", (data) => ({ ...data, layout: { ...Object(data["layout"]), home: ["hot", "search", "hot"] } }), "layout.home.2", "each of them once"],
    ["a part of the home that no feature brings", (data) => ({ ...data, layout: { ...Object(data["layout"]), home: ["search", "hott"] } }), "layout.home.1", 'one of "categories", "hot", "lanes", "recent", "search", "vendors", did you mean "hot"?'],
    ["a part of the home that no feature can bring", (data) => ({ ...data, layout: { ...Object(data["layout"]), home: ["../hot"] } }), "layout.home.0", "pattern"],
    ["a site without its root", (data) => ({ ...data, modules: { ROOT3: "off" } }), "modules.ROOT3", "everything is below"],
    ["a menu that does not exist", (data) => ({ ...data, layout: { ...Object(data["layout"]), menu: "rails" } }), "layout.menu", 'one of "rail", "top", "dense", "dock", did you mean "rail"?'],
    ["a state that does not exist", (data) => ({ ...data, modules: { BANNER3: "of" } }), "modules.BANNER3", 'one of "out", "off", "on", did you mean "off"?'],
    ["another platform", (data) => ({ ...data, platform: "desktop" }), "platform", '"web"'],
    ["an app that does not exist", (data) => ({ ...data, app: "apps/none" }), "app", '"standard"'],
    ["a secret", (data) => ({ ...data, contacts: { email: "a@b.example" }, name: `sk_live_${"a".repeat(24)}` }), "(line", "no secret"],
    ["another brand's name", (data) => ({ ...data, name: "Kickline, not Saltlantern" }), "(line", "no other brand's name"],
  ])("refuses %s", async (_what, change, key, expected) => {
    bench.editData("kickline", change);
    const faults = await listFaults();
    expect(faults).toEqual(expect.arrayContaining([expect.objectContaining({ key: expect.stringContaining(key), expected: expect.stringContaining(expected) })]));
  });

  it("refuses a name that would end a script only where it is a fault: as a name it is inert text", async () => {
    bench.editData("kickline", (data) => ({ ...data, name: "</script><script>alert(1)</script>" }));
    expect(await listFaults()).toEqual([]);
  });

  it.each<[string, string, (text: string) => string, string, string]>([
    ["a token that leaves its rule", "tokens/dark.tokens.json", (text) => text.replace("#c8f03c", "red;} body{display:none"), "color", "color"],
    ["a pair that nobody can read", "tokens/dark.tokens.json", (text) => text.replace("#f4f7f2", "#333333"), "color.text", "at least 7:1"],
    ["a key that is written twice", "brand.json", (text) => text.replace('"settings": {', '"settings": {\n    "ageMin": 18,'), "settings.ageMin", "each key once"],
    ["a token that is written twice", "tokens/dark.tokens.json", (text) => text.replace("{", '{ "color": {},'), "color", "each key once"],
    ["a file that is no JSON", "brand.json", (text) => text.slice(0, -5), "(whole file)", "JSON"],
    ["a logo with a script", "assets/logo.svg", (text) => text.replace("</svg>", "<script>alert(1)</script></svg>"), "<script>", "draw"],
    ["a tree with an unknown node", "tree.fixture.json", (text) => text.replace('"BANNER3"', '"BANER3"'), "(root)", 'did you mean "BANNER3"'],
    ["a demo with an unknown module", "demo.json", (text) => text.replace("LOBBYFAV3", "LOBYFAV3"), "modules.LOBYFAV3", 'did you mean "LOBBYFAV3"'],
    ["a demo with a wrong word", "demo.json", (text) => text.replace('"off"', '"out"'), "modules.LOBBYFAV3", '"on" or "off"'],
    ["a tree with a wrong state", "tree.fixture.json", (text) => text.replace('"enabled": "1"', '"enabled": true'), "(root)", "a node"],
  ])("refuses %s", async (_what, file, change, key, expected) => {
    bench.edit(`kickline/${file}`, change);
    expect(await listFaults()).toEqual(expect.arrayContaining([expect.objectContaining({ file: `brands/kickline/${file}`, key: expect.stringContaining(key), expected: expect.stringContaining(expected) })]));
  });

  it("refuses a text that does not exist and one whose places do not fit, with the nearest id", async () => {
    mkdirSync(join(bench.brands, "kickline/locales"));
    writeFileSync(join(bench.brands, "kickline/locales/en.po"), 'msgid ""\nmsgstr ""\n"Language: en\\n"\n\nmsgid "Log inn"\nmsgstr "Enter"\n\nmsgid "Game: {0}"\nmsgstr "Game: {1}"\n');
    const faults = await listFaults();
    expect(faults).toEqual([
      { file: "brands/kickline/locales/en.po", key: "Log inn", found: '"Log inn"', expected: expect.stringContaining('did you mean "Log in"') },
      { file: "brands/kickline/locales/en.po", key: "Game: {0}", found: '"Game: {1}"', expected: "the places {0" },
    ]);
  });

  it("refuses a gettext file that is none, by its line", async () => {
    mkdirSync(join(bench.brands, "kickline/locales"));
    const file = join(bench.brands, "kickline/locales/en.po");
    for (const [text, line] of [['msgid "Log in"\nmsgstr "Enter\n', 2], ["{}\n", 1], ['msgid "Log in"\nmsgstr "Enter"\n\nmsgd "x"\n', 4]] as const) {
      writeFileSync(file, text);
      expect(await listFaults()).toEqual([expect.objectContaining({ file: "brands/kickline/locales/en.po", key: `(line ${line})`, expected: expect.stringContaining("gettext") })]);
    }
  });

  it.each(["canary,200%", "0,all", "0%,all", "half"])("refuses the waves %s", async (waves) => {
    expect(await bench.brand("publish", "kickline", "--unchecked", "--wave", waves)).toMatchObject({ code: 3, err: expect.stringMatching(/share|no brand|no wave/) });
  });

  it("refuses a heavy file, an unknown one and a missing one", async () => {
    mkdirSync(join(bench.brands, "kickline/assets/banners"));
    writeFileSync(join(bench.brands, "kickline/assets/banners/cup.png"), Buffer.alloc(3_000_000));
    writeFileSync(join(bench.brands, "kickline/assets/logo.sgv"), "<svg/>");
    const faults = await listFaults();
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ file: "brands/kickline/assets/banners/cup.png", found: "(3000 kB)" }),
        expect.objectContaining({ file: "brands/kickline/assets/logo.sgv", expected: expect.stringContaining("assets/logo.svg") }),
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
    expect(JSON.parse(out).faults.map(({ file }: { file: string }) => file)).toEqual(links.map(([path]) => `brands/kickline/${path}`).toSorted());
    expect(out).not.toMatch(/planted|root:/);
    const published = await bench.brand("publish", "kickline", "--unchecked");
    expect([published.code, `${published.out}${published.err}`]).toEqual([2, expect.stringContaining("brands/kickline/assets/logo.svg")]);
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
    for (const folder of ["banners", "fonts"]) mkdirSync(join(bench.brands, "kickline/assets", folder), { recursive: true });
    writeFileSync(join(bench.brands, "kickline/assets", path), content);
    expect(await listFaults()).toEqual([expect.objectContaining({ file: `brands/kickline/assets/${path}`, expected: expect.stringContaining(expected) })]);
  });

  it("takes files that are what their name says", async () => {
    for (const folder of ["banners", "fonts"]) mkdirSync(join(bench.brands, "kickline/assets", folder), { recursive: true });
    const files: readonly (readonly [string, Buffer])[] = [
      ["banners/cup.png", Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1")],
      ["banners/cup.webp", Buffer.from("RIFF0000WEBPVP8L")],
      ["banners/cup.avif", Buffer.from("\0\0\0\x20ftypavif")],
      ["fonts/own.woff2", Buffer.from("wOF2\0\x01\0\0", "latin1")],
    ];
    for (const [path, bytes] of files) writeFileSync(join(bench.brands, "kickline/assets", path), bytes);
    expect(await listFaults()).toEqual([]);
  });

  it("refuses two modules in conflict by both names, and a switch from the day after its last", () => {
    const subject = { id: "kickline", folder: bench.brands, files: [], strange: [] };
    const entries = catalogue.map((entry) => (entry.id === "LOBBYFAV3" ? { ...entry, conflicts: ["LOBBYRECENT3" as const] } : entry.id === "BANNER3" ? { ...entry, expires: "2026-11-30" } : entry));
    const ask = (modules: Readonly<Record<string, "on" | "off" | "out">>, today: string) => checkModules(subject, { modules }, { entries, today }).map(({ key, expected }) => `${key}: ${expected}`);
    expect(ask({}, "2026-12-01")).toEqual(['modules.LOBBYFAV3: "out" or "off" for it or for LOBBYRECENT3: the two may not be on together']);
    expect(ask({ LOBBYRECENT3: "off", BANNER3: "off" }, "2026-11-30")).toEqual([]);
    expect(ask({ LOBBYRECENT3: "off", BANNER3: "off" }, "2026-12-01")).toEqual([expect.stringMatching(/^modules\.BANNER3: no such switch any more: shell wanted it gone after 2026-11-30/)]);
  });
});
