import { describe, expect, it } from "vitest";
import { checkBrand } from "./brand.ts";
import { type CatalogueEntry, listConflicts, toProfile } from "./catalogue.ts";

const good = {
  id: "demo",
  name: "Demo",
  extends: "midnight",
  merchantCode: "DEMO",
  domains: ["demo.localhost"],
  platform: "web",
  device: "WEB",
  lotteryType: "SEA",
  currency: "VND",
  currencySymbol: "₫",
  timeZone: "Asia/Ho_Chi_Minh",
  jurisdiction: "SEA",
  locales: { default: "EN", enabled: ["EN"], map: {} },
  themes: { default: "dark", enabled: ["dark", "light"] },
  modules: { ANNOUNCE3: "out" },
  settings: { signupCredit: "100", passwordProfile: "strong", ageMin: 18 },
  contacts: { email: "help@demo.example" },
  social: {},
  layout: { menu: "rail", card: "portrait", hero: "crossfade", home: ["hot"] },
  app: "standard",
};

describe("checkBrand", () => {
  it("EN-04: takes a whole brand", () => {
    expect(checkBrand("brand.json", good)).toEqual({ brand: good, faults: [] });
  });

  it.each([
    ["merchantCode", { ...good, merchantCode: "demo" }],
    ["layout.menu", { ...good, layout: { ...good.layout, menu: "left" } }],
    ["locales.default", { ...good, locales: { ...good.locales, default: "VI" } }],
    ["themes.default", { ...good, themes: { default: "light", enabled: ["dark"] } }],
    ["timeZone", { ...good, timeZone: "Mars/Base" }],
    ["modules.NOPE3", { ...good, modules: { NOPE3: "off" } }],
    ["routes", { ...good, routes: { hide: ["/hot"] } }],
    ["modules.VNLOTT3", { ...good, modules: { VNLOTT3: "on" } }],
  ])("refuses a wrong %s by file and key", (key, data) => {
    const { brand, faults } = checkBrand("brands/demo/brand.json", data);
    expect(brand).toBeUndefined();
    expect(faults.map((fault) => fault.key)).toContain(key);
    expect(faults[0]?.file).toBe("brands/demo/brand.json");
  });

  it("X-48, WL-01: offers no currency of three digits, and no credit that its currency has no digits for", () => {
    const check = (change: object) => checkBrand("b", { ...good, ...change }).faults.map(({ key }) => key);
    expect(check({ currency: "KWD" })).toEqual(["currency"]);
    // The platform has no stakes, deposits and numbers for it.
    expect(check({ currency: "AUD" })).toEqual(["currency"]);
    expect(check({ currencies: [{ currency: "BHD", currencySymbol: "BD", signupCredit: "1" }] })).toEqual([
      "currencies.0.currency",
    ]);
    expect(check({ settings: { ...good.settings, signupCredit: "100.50" } })).toEqual(["settings.signupCredit"]);
    const rupiah = { currencies: [{ currency: "IDR", currencySymbol: "Rp", signupCredit: "100.50" }] };
    expect(check(rupiah)).toEqual(["currencies.0.signupCredit"]);
    expect(check({ ...rupiah, settings: { ...good.settings, currencyDigits: { IDR: 2 } } })).toEqual([]);
    expect(check({ settings: { ...good.settings, currencyDigits: { VND: 2 } } })).not.toEqual([]);
  });

  it("X-48: takes further currencies, each once and besides the brand's own", () => {
    const dollars = { currency: "USD", currencySymbol: "$", signupCredit: "5" };
    const check = (...currencies: readonly unknown[]) =>
      checkBrand("b", { ...good, currencies }).faults.map(({ key }) => key);
    expect(check(dollars)).toEqual([]);
    expect(check(dollars, dollars)).toEqual(["currencies.1.currency"]);
    expect(check({ ...dollars, currency: "VND" })).toEqual(["currencies.0.currency"]);
    expect(check({ ...dollars, currency: "ZZZ" })).toEqual(["currencies.0.currency"]);
    expect(check({ ...dollars, currency: "usd" })).toEqual(["currencies.0.currency"]);
    expect(check({ ...dollars, signupCredit: "-5" })).toEqual(["currencies.0.signupCredit"]);
    expect(check()).toEqual(["currencies"]);
  });

  it("refuses unknown and missing keys", () => {
    const { name: _, ...nameless } = good;
    expect(checkBrand("b", nameless).faults.length).toBeGreaterThan(0);
    expect(checkBrand("b", { ...good, colour: "red" }).faults.length).toBeGreaterThan(0);
  });
});

describe("toProfile", () => {
  it("leaves a feature out with its root, and a module with its ancestor", () => {
    const profile = toProfile({ ANNOUNCE3: "out", SIGNUP3: "out" });
    expect(profile.features.map(({ feature }) => feature)).not.toContain("support");
    const ids = profile.modules.map(({ id }) => id);
    expect(ids).not.toContain("ANNOUNCE3");
    expect(ids).not.toContain("DIRECTREG3");
    expect(ids).toContain("LOGIN3");
  });
});

describe("listConflicts", () => {
  const toEntry = (id: CatalogueEntry["id"], conflicts: CatalogueEntry["conflicts"] = []): CatalogueEntry => ({
    id,
    feature: "games",
    tier: "run",
    requires: [],
    conflicts,
    owner: "games",
    since: "2026-11",
  });
  const entries = [
    toEntry("LOBBY3"),
    toEntry("LOBBYFAV3", ["LOBBYRECENT3"]),
    toEntry("LOBBYRECENT3"),
    toEntry("GRNG3", ["MISSION3"]),
  ];

  it.each([
    ["neither of two is closed", {}, [["LOBBYFAV3", "LOBBYRECENT3"]]],
    ["both are asked for", { LOBBYFAV3: "on", LOBBYRECENT3: "on" } as const, [["LOBBYFAV3", "LOBBYRECENT3"]]],
    ["the one that names the other is off", { LOBBYFAV3: "off" } as const, []],
    ["the one that is named is out", { LOBBYRECENT3: "out" } as const, []],
    ["what stands above both is off", { LOBBY3: "off" } as const, []],
  ])("when %s", (_, modules, pairs) => {
    expect(listConflicts(modules, entries)).toEqual(pairs);
  });

  it("is silent about today's catalogue: a brand that says nothing is sound", () => {
    expect(listConflicts({})).toEqual([]);
  });
});
