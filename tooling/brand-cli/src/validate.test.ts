import { listFaults } from "../test/listFaults.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { catalogue } from "@marquee/whitelabel/catalogue";
import { checkModules } from "./checks/checkModules.ts";
import { type Bench, openBench } from "../test/testCli.ts";

let bench: Bench;
beforeEach(() => {
  bench = openBench();
});
afterEach(() => bench.close());

type Data = Record<string, unknown>;

/** Every place in a JSON value, as a path of keys. */
function listPlaces(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [at];
  return [
    ...(at.length > 0 ? [at] : []),
    ...Object.entries(value).flatMap(([key, each]) => listPlaces(each, [...at, key])),
  ];
}

/** A copy of a JSON value with the value at one path replaced, or removed when undefined. */
function replaceAt(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.flatMap((each: unknown, index) =>
      String(index) !== key ? [each] : by === undefined && rest.length === 0 ? [] : [replaceAt(each, rest, by)],
    );
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      name !== key ? [[name, each]] : by === undefined && rest.length === 0 ? [] : [[name, replaceAt(each, rest, by)]],
    ),
  );
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
      const optional =
        place[0] === "modules" ||
        place[0] === "social" ||
        place.join(".") === "currencies" ||
        place.join(".") === "licence" ||
        place.some((key) => /^\d+$/.test(key)) ||
        place.join(".") === "locales.map";
      for (const wrong of [17.5, { odd: true }, ...(optional ? [] : [undefined])]) {
        bench.edit("kickline/brand.json", () => JSON.stringify(replaceAt(whole, place, wrong)));
        const before = bench.toState();
        const faults = await listFaults(bench);
        const near = [place.join("."), place.slice(0, -1).join(".") || "(whole file)"];
        expect([
          place,
          wrong,
          faults.some(
            ({ file, key }) =>
              file === "brands/kickline/brand.json" && (near.includes(key) || key.startsWith(place.join("."))),
          ),
        ]).toEqual([place, wrong, true]);
        expect(bench.toState()).toBe(before);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(90);
  });

  it.each<[string, (data: Data) => Data, string, string]>([
    ["an unknown key", (data) => ({ ...data, curency: "THB" }), "curency", 'did you mean "currency"'],
    [
      "a modId that does not exist",
      (data) => ({ ...data, modules: { LOBYFAV3: "off" } }),
      "modules.LOBYFAV3",
      'did you mean "LOBBYFAV3"',
    ],
    [
      "a child of a module that is out",
      (data) => ({ ...data, modules: { LOBBY3: "out", LOBBYFAV3: "on" } }),
      "modules.LOBBYFAV3",
      "LOBBY3 above it",
    ],
    [
      "a module without what it requires",
      (data) => ({ ...data, modules: { LOGIN3: "off", TRANSREC3: "on" } }),
      "modules.TRANSREC3",
      "requires LOGIN3",
    ],
    ["a name that is not its folder's", (data) => ({ ...data, id: "kicklin" }), "id", '"kickline"'],
    [
      "another brand's merchant code",
      (data) => ({ ...data, merchantCode: "AURELUNE" }),
      "merchantCode",
      "aurelune has this one",
    ],
    [
      "another brand's domain",
      (data) => ({ ...data, domains: ["kickline.localhost", "aurelune.localhost"] }),
      "domains.1",
      "aurelune has this one",
    ],
    ["a javascript: link", (data) => ({ ...data, social: { line: "javascript:alert(1)" } }), "social.line", "^https"],
    [
      "a default language that is not enabled",
      (data) => ({ ...data, locales: { default: "VI", enabled: ["EN"], map: {} } }),
      "locales.default",
      'one of locales.enabled: "EN"',
    ],
    [
      "a theme that does not exist",
      (data) => ({ ...data, themes: { default: "drak", enabled: ["dark", "light"] } }),
      "themes.default",
      'one of "dark", "light", did you mean "dark"?',
    ],
    [
      "an unknown key of a part",
      (data) => ({ ...data, settings: { ...Object(data["settings"]), ageMni: 18 } }),
      "settings.ageMni",
      'no such key, did you mean "ageMin"?',
    ],
    [
      "routes, of which a brand says nothing",
      (data) => ({ ...data, routes: { hide: ["/nowhere"] } }),
      "routes",
      "no such key",
    ],
    [
      "a currency that was mistyped",
      (data) => ({ ...data, currency: "THD" }),
      "currency",
      '"VND", did you mean "THB"?',
    ],
    [
      "a time zone that was mistyped",
      (data) => ({ ...data, timeZone: "Asia/Bankok" }),
      "timeZone",
      'did you mean "Asia/Bangkok"?',
    ],
    ["a currency that does not exist", (data) => ({ ...data, currency: "XQZ" }), "currency", 'one of "CNY", "EUR"'],
    ["a domain of dots", (data) => ({ ...data, domains: [".."] }), "domains.0", "a host's name"],
    [
      "a domain of a hyphen",
      (data) => ({ ...data, domains: ["kickline.localhost", "-"] }),
      "domains.1",
      "a host's name",
    ],
    [
      "a domain with an empty part",
      (data) => ({ ...data, domains: ["kickline..localhost"] }),
      "domains.0",
      "a host's name",
    ],
    [
      "a domain twice",
      (data) => ({ ...data, domains: ["kickline.localhost", "kickline.localhost"] }),
      "domains.1",
      "each of them once",
    ],
    [
      "a part of the home twice",
      (data) => ({ ...data, layout: { ...Object(data["layout"]), home: ["hot", "search", "hot"] } }),
      "layout.home.2",
      "each of them once",
    ],
    [
      "a part of the home that no feature brings",
      (data) => ({ ...data, layout: { ...Object(data["layout"]), home: ["search", "hott"] } }),
      "layout.home.1",
      'one of "categories", "collections", "hot", "lanes", "recent", "search", "vendors", "winners", did you mean "hot"?',
    ],
    [
      "a part of the home that no feature can bring",
      (data) => ({ ...data, layout: { ...Object(data["layout"]), home: ["../hot"] } }),
      "layout.home.0",
      "pattern",
    ],
    [
      "a site without its root",
      (data) => ({ ...data, modules: { ROOT3: "off" } }),
      "modules.ROOT3",
      "everything is below",
    ],
    [
      "a menu that does not exist",
      (data) => ({ ...data, layout: { ...Object(data["layout"]), menu: "rails" } }),
      "layout.menu",
      'one of "rail", "top", "dense", "dock", did you mean "rail"?',
    ],
    [
      "a state that does not exist",
      (data) => ({ ...data, modules: { BANNER3: "of" } }),
      "modules.BANNER3",
      'one of "out", "off", "on", did you mean "off"?',
    ],
    [
      "a regulator's page that is not encrypted",
      (data) => ({
        ...data,
        licence: { ...Object(data["licence"]), regulator: { name: "Authority", url: "http://authority.example" } },
      }),
      "licence.regulator.url",
      "https",
    ],
    ["another platform", (data) => ({ ...data, platform: "desktop" }), "platform", '"web"'],
    ["an app that does not exist", (data) => ({ ...data, app: "apps/none" }), "app", '"standard"'],
    [
      "a secret",
      (data) => ({ ...data, contacts: { email: "a@b.example" }, name: `sk_live_${"a".repeat(24)}` }),
      "(line",
      "no secret",
    ],
    [
      "another brand's name",
      (data) => ({ ...data, name: "Kickline, not Saltlantern" }),
      "(line",
      "no other brand's name",
    ],
  ])("refuses %s", async (_what, change, key, expected) => {
    bench.editData("kickline", change);
    const faults = await listFaults(bench);
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: expect.stringContaining(key), expected: expect.stringContaining(expected) }),
      ]),
    );
  });

  it("refuses a name that would end a script only where it is a fault: as a name it is inert text", async () => {
    bench.editData("kickline", (data) => ({ ...data, name: "</script><script>alert(1)</script>" }));
    expect(await listFaults(bench)).toEqual([]);
  });

  it.each(["canary,200%", "0,all", "0%,all", "half"])("refuses the waves %s", async (waves) => {
    expect(await bench.brand("publish", "kickline", "--unchecked", "--wave", waves)).toMatchObject({
      code: 3,
      err: expect.stringMatching(/share|no brand|no wave/),
    });
  });

  it("refuses two modules in conflict by both names, and a switch from the day after its last", () => {
    const subject = { id: "kickline", folder: bench.brands, files: [], strange: [] };
    const entries = catalogue.map((entry) =>
      entry.id === "LOBBYFAV3"
        ? { ...entry, conflicts: ["LOBBYRECENT3" as const] }
        : entry.id === "BANNER3"
          ? { ...entry, expires: "2026-11-30" }
          : entry,
    );
    const ask = (modules: Readonly<Record<string, "on" | "off" | "out">>, today: string) =>
      checkModules(subject, { modules }, { entries, today }).map(({ key, expected }) => `${key}: ${expected}`);
    expect(ask({}, "2026-12-01")).toEqual([
      'modules.LOBBYFAV3: "out" or "off" for it or for LOBBYRECENT3: the two may not be on together',
    ]);
    expect(ask({ LOBBYRECENT3: "off", BANNER3: "off" }, "2026-11-30")).toEqual([]);
    expect(ask({ LOBBYRECENT3: "off", BANNER3: "off" }, "2026-12-01")).toEqual([
      expect.stringMatching(/^modules\.BANNER3: no such switch any more: shell wanted it gone after 2026-11-30/),
    ]);
  });
});
