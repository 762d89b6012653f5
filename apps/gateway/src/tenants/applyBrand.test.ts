import { getStatus } from "@marquee/contract";
import type { Brand } from "@marquee/whitelabel/brand";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { brandsFolder } from "../../test/firstData.ts";
import { createVisitor, openAurelune } from "../../test/visitor.ts";
import { applySwitch } from "../operator/applySwitch.ts";
import { listAudit } from "../operator/listAudit.ts";
import { type BrandFolder, readBrands } from "../bootstrap/readBrands.ts";
import { applyBrand, BrandRefusal } from "./applyBrand.ts";
import { tables } from "../../test/tables.ts";

describe("applying a brand to its merchant", () => {
  let app: TestApp;
  let aurelune: BrandFolder;
  beforeEach(async () => {
    app = await openTestApp();
    const found = readBrands(brandsFolder).brands.find(({ brand }) => brand.id === "aurelune");
    if (found === undefined) throw new Error("no aurelune");
    aurelune = found;
    // What the merchant was made from becomes known; nothing changes by it.
    expect((await apply()).plan).toEqual({ lines: [], refusals: [] });
  });
  afterEach(() => app.close());

  async function apply(change: Partial<Brand> = {}, { isDry = false } = {}) {
    const answer = await applyBrand(
      app.services.db,
      { ...aurelune, brand: { ...aurelune.brand, ...change } },
      { actor: "ann", isDry },
    );
    await app.services.tenantRegistry.refresh();
    return answer;
  }
  const settingsOf = async (host = "aurelune.localhost", code = "AURELUNE") =>
    (await createVisitor(app, host, code).get(getStatus, { url: host })).info.settings;
  const turn = async (subject: string, state: "on" | "off") => {
    await applySwitch(app.services.db, { kind: "module", merchant: "aurelune", subject, state }, "bo");
    await app.services.tenantRegistry.refresh();
  };
  const isOn = (modId: string) => app.services.tenantRegistry.getById("aurelune")?.modules.has(modId);

  it("X-48: a currency that a brand gains can be chosen at once, and one that is held stays", async () => {
    const currencies = [{ currency: "USD", currencySymbol: "$", signupCredit: "5" }];
    await apply({ currencies });
    expect((await settingsOf()).currencies.map(({ currency }) => currency)).toEqual(["VND", "USD"]);
    expect((await apply({ currencies })).plan).toEqual({ lines: [], refusals: [] });
    await openAurelune(app).registerAs("dollarann", { currency: "USD" });
    await expect(apply()).rejects.toThrow(BrandRefusal);
    expect((await settingsOf()).currencies).toHaveLength(2);
  });

  it("X-48, WL-01: rupiahs have two digits where the brand says so, and none when it says so no more", async () => {
    const currencies = [{ currency: "IDR", currencySymbol: "Rp", signupCredit: "5" }];
    const { settings } = aurelune.brand;
    const digitsOf = async () => (await settingsOf()).currencies.map(({ currency, digits }) => [currency, digits]);
    await apply({ currencies });
    expect(await digitsOf()).toEqual([
      ["VND", 0],
      ["IDR", 0],
    ]);
    await apply({ currencies, settings: { ...settings, currencyDigits: { IDR: 2 } } });
    expect(await digitsOf()).toEqual([
      ["VND", 0],
      ["IDR", 2],
    ]);
    expect((await apply({ currencies })).plan.lines).toMatchObject([{ key: "currencyDigits", what: "loses" }]);
    expect((await digitsOf())[1]).toEqual(["IDR", 0]);
  });

  it("settings, languages and a second host reach the running gateway; a host that is given up does not answer", async () => {
    const [first] = aurelune.brand.domains;
    const change: Partial<Brand> = {
      domains: ["second.localhost"],
      locales: { default: "EN", enabled: ["EN"], map: {} },
      settings: { ...aurelune.brand.settings, ageMin: 21 },
    };
    expect((await apply(change, { isDry: true })).plan.lines.map(({ key, what }) => `${what} ${key}`)).toEqual([
      "changes ageMin",
      ...(aurelune.brand.locales.default === "EN" ? [] : ["changes defaultLanguage"]),
      `loses host ${first}`,
      "gains host second.localhost",
      "changes languages",
    ]);
    expect((await settingsOf()).ageMin).toBe(18);
    await apply(change);
    expect(await settingsOf("second.localhost")).toMatchObject({
      ageMin: 21,
      languages: ["EN"],
      defaultLanguage: "EN",
    });
    expect((await openAurelune(app).call(getStatus, { url: "" })).body).toMatchObject({ errorCode: "host.unknown" });
    expect((await listAudit(app.services.db, "aurelune"))[0]).toMatchObject({
      actor: "ann",
      action: "apply brand",
      subject: "aurelune",
    });
  });

  it("what an operator switched stays; what the brand names follows, and what it names no more stays as it is", async () => {
    await turn("BANNER3", "off");
    await apply({ modules: { THEME3: "off", LANG3: "out" } });
    expect([isOn("BANNER3"), isOn("THEME3"), isOn("LANG3")]).toEqual([false, false, false]);
    const { plan } = await apply({ modules: { THEME3: "on" } });
    expect(plan.lines.map(({ key, what, to }) => [key, what, to])).toEqual([["module THEME3", "changes", "1"]]);
    expect([isOn("BANNER3"), isOn("THEME3"), isOn("LANG3")]).toEqual([false, true, false]);
    await turn("BANNER3", "on");
    expect(isOn("BANNER3")).toBe(true);
  });

  it("a node that is new arrives off at a merchant that is there, and a later start leaves it as it is", async () => {
    const { tree } = await tables(app.services.db)
      .selectFrom("merchants")
      .select("tree")
      .where("id", "=", "aurelune")
      .executeTakeFirstOrThrow();
    const [core, ...others] = tree.childrenNodes ?? [];
    if (core === undefined) throw new Error("no tree");
    const older = {
      ...tree,
      childrenNodes: [
        { ...core, childrenNodes: core.childrenNodes?.filter(({ modId }) => modId !== "LANG3") ?? [] },
        ...others,
      ],
    };
    await tables(app.services.db)
      .updateTable("merchants")
      .set({ tree: JSON.stringify(older), applied: "null" })
      .where("id", "=", "aurelune")
      .execute();
    expect((await apply()).plan.lines).toMatchObject([{ key: "module LANG3", what: "gains", to: "0" }]);
    expect([isOn("LANG3"), isOn("THEME3")]).toEqual([false, true]);
    expect((await apply()).plan.lines).toEqual([]);
    await turn("LANG3", "on");
    expect((await apply()).plan.lines).toEqual([]);
    expect(isOn("LANG3")).toBe(true);
  });

  it("refuses by name a lower least age, a currency that members hold, another merchant's host and code, and applies nothing of it", async () => {
    await openAurelune(app).registerAs("holder001");
    const settings = { ...aurelune.brand.settings, ageMin: 17 };
    const domains = [...aurelune.brand.domains, "kickline.localhost"];
    const refused = await apply({ settings, currency: "THB", domains, name: "Other" }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BrandRefusal);
    expect(String(refused)).toMatch(
      /ageMin: .*18 to 17.*currency: members hold VND.*host kickline\.localhost: it is kickline's/,
    );
    await expect(apply({ merchantCode: "KICKLINE" })).rejects.toThrow("merchantCode: it is AURELUNE for good");
    expect(await settingsOf()).toMatchObject({ ageMin: 18, currency: "VND" });
    expect(app.services.tenantRegistry.getById("aurelune")?.name).toBe(aurelune.brand.name);
  });

  it("a new brand is a merchant of the running gateway at once; a copy with another brand's host or code is none", async () => {
    const fresh: Partial<Brand> = {
      id: "freshly",
      name: "Freshly",
      merchantCode: "FRESHLY",
      domains: ["freshly.localhost"],
    };
    expect(await apply(fresh)).toMatchObject({ isNew: true });
    expect(await settingsOf("freshly.localhost", "FRESHLY")).toMatchObject({ merchantCode: "FRESHLY" });
    expect((await apply(fresh)).plan.lines).toEqual([]);
    for (const copy of [
      { id: "copied", merchantCode: "COPIED" },
      { id: "copied", domains: ["copied.localhost"] },
    ]) {
      await expect(apply(copy)).rejects.toThrow(/it is aurelune's/);
    }
    expect(app.services.tenantRegistry.getById("copied")).toBeUndefined();
  });

  it("of eight that make one merchant at once one makes it, and of two that take one host at once one has it", async () => {
    for (let round = 0; round < 2; round += 1) {
      const fresh = { id: `fresh-${round}`, merchantCode: `FRESH${round}`, domains: [`fresh-${round}.localhost`] };
      const made = await Promise.all(Array.from({ length: 8 }, () => apply(fresh)));
      expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
      const domains = [`shared-${round}.localhost`];
      const takers = await Promise.allSettled(
        [{ ...fresh, domains }, { domains: [...aurelune.brand.domains, ...domains] }].map((change) => apply(change)),
      );
      expect(takers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      await apply();
    }
  });

  it("twenty at once, of two minds, leave what one of them says whole", async () => {
    const minds = [
      { name: "One", currencySymbol: "1" },
      { name: "Two", currencySymbol: "2" },
    ];
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          applyBrand(
            app.services.db,
            { ...aurelune, brand: { ...aurelune.brand, ...minds[index % 2] } },
            { actor: "ann", isDry: false },
          ),
        ),
      );
      await app.services.tenantRegistry.refresh();
      const tenant = app.services.tenantRegistry.getById("aurelune");
      expect(minds).toContainEqual({ name: tenant?.name, currencySymbol: tenant?.currencySymbol });
    }
  });
});
