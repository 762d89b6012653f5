import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createRelease,
  flip,
  getLastFlip,
  openFolderStore,
  putFiles,
  renameReleases,
  type Store,
  writeEngine,
  writeLayer,
} from "@marquee/site-store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { brandsFolder } from "../../test/firstData.ts";
import { readBrands } from "../bootstrap/readBrands.ts";
import { tables } from "../../test/tables.ts";

/** Makes a release live: one page whose title names its brand. */
async function publish(store: Store, brand: string, merchantCode: string, title: string): Promise<void> {
  const [digest, at] = ["e".repeat(32), "2026-11-21T00:00:00.000Z"];
  const [data] = readBrands(brandsFolder).brands;
  if (data === undefined) throw new Error("no brand");
  const { locales, themes, contacts, layout, name } = data.brand;
  const bom = { modules: ["ROOT3", "CORE3"], features: [], packages: [], bytes: {} };
  await writeEngine(store, {
    digest,
    contract: 1,
    entry: "",
    initial: [],
    catalogues: {},
    restCatalogues: {},
    login: [],
    importMap: "",
    style: "",
    tokens: [],
    settings: [],
    bom,
    files: {},
  });
  const settings = {
    id: brand,
    name,
    merchantCode,
    platform: "web",
    device: "WEB",
    lotteryType: "SEA",
    locales,
    overrides: [],
    themes,
    off: [],
    contacts,
    layout,
    assets: { logo: "", logoMark: "", favicon: "" },
    base: `/layer/${digest}/`,
  } as const;
  await writeLayer(store, {
    digest,
    brand: data.brand,
    settings,
    tokens: [],
    fonts: [],
    colours: { dark: "", light: "" },
    files: {},
  });
  const html = await putFiles(store, new Map([["page.html", `<title>${title}</title>`]]));
  const pages = Object.fromEntries(["home", "app"].map((page) => [`${page}.EN`, html["page.html"] ?? ""]));
  const release = await createRelease(store, {
    brand,
    merchantCode,
    hosts: ["aurelune.localhost"],
    engine: digest,
    layer: digest,
    contract: 1,
    html: pages,
    languages: ["EN"],
    defaultLanguage: "EN",
    scriptHashes: [],
    styleHashes: [],
    preload: [],
    at,
    by: "test",
    note: "",
  });
  await flip(store, release, await getLastFlip(store, brand), { by: "test", at, note: "" });
}

describe("whose site a host shows", () => {
  const at = new Date().toISOString();
  let app: TestApp;
  const folder = mkdtempSync(join(tmpdir(), "marquee-store-"));
  const store = openFolderStore(folder);
  beforeAll(async () => {
    await publish(store, "aurelune", "AURELUNE", "first");
    app = await openTestApp({ MARQUEE_SITES: folder });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  const getPage = async () =>
    (await app.http.inject({ url: "/", headers: { host: "aurelune.localhost", accept: "text/html" } })).body;

  it("another brand's release that names a live host shows nothing there, whenever it went live", async () => {
    expect(await getPage()).toContain("first");
    await publish(store, "a-copy", "ACOPY", "copied");
    await publish(store, "z-copy", "ZCOPY", "copied");
    // The last flip is read last, so when it is visible the copies have been read.
    await publish(store, "aurelune", "AURELUNE", "second");
    await expect.poll(getPage).toContain("second");
    await publish(store, "z-copy", "ZCOPY", "copied again");
    await publish(store, "aurelune", "AURELUNE", "third");
    await expect.poll(getPage).toContain("third");
  });

  it("a host that its merchant has just gained shows its site before any release names it; of two sites of one code it shows neither", async () => {
    const { db, tenantRegistry } = app.services;
    await tables(db).insertInto("merchant_hosts").values({ host: "gained.localhost", tenant_id: "aurelune" }).execute();
    await tenantRegistry.refresh();
    const getGained = async () =>
      (await app.http.inject({ url: "/", headers: { host: "gained.localhost", accept: "text/html" } })).statusCode;
    expect(await getGained()).toBe(200);
    await publish(store, "b-copy", "AURELUNE", "copied");
    await expect.poll(getGained).toBe(404);
  });

  it("a site that was retired or renamed in the store is shown no more, and the brand's new id shows it", async () => {
    await flip(store, { brand: "b-copy", number: 1 }, 1, { by: "test", at, note: "" }, { retired: {} });
    expect(await renameReleases(store, "aurelune", "goldenmoon", { by: "test", at, note: "" })).toBe(true);
    await publish(store, "goldenmoon", "AURELUNE", "after the rename");
    await expect.poll(getPage).toContain("after the rename");
    await flip(
      store,
      { brand: "goldenmoon", number: 1 },
      await getLastFlip(store, "goldenmoon"),
      { by: "test", at, note: "" },
      { retired: {} },
    );
    await expect
      .poll(
        async () =>
          (await app.http.inject({ url: "/", headers: { host: "aurelune.localhost", accept: "text/html" } }))
            .statusCode,
      )
      .toBe(404);
  });
});
