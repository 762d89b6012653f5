import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRelease, flip, getLastFlip, openFolderStore, putFiles, type Store, writeEngine, writeLayer } from "@marquee/site-store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { brandsFolder } from "../../test/seed.ts";
import { readBrands } from "../seed/readBrands.ts";

/** Makes a release live: one page whose title says whose it is. */
async function publish(store: Store, brand: string, merchantCode: string, title: string): Promise<void> {
  const [digest, at] = ["e".repeat(32), "2026-11-21T00:00:00.000Z"];
  const [data] = readBrands(brandsFolder).brands;
  if (data === undefined) throw new Error("no brand");
  const { locales, themes, contacts, layout, name } = data.brand;
  const bom = { modules: [], features: [], packages: [], bytes: {} };
  await writeEngine(store, { digest, contract: 1, entry: "", initial: [], catalogues: {}, restCatalogues: {}, login: [], importMap: "", style: "", tokens: [], settings: [], bom, files: {} });
  const settings = { id: brand, name, merchantCode, platform: "web", device: "WEB", lotteryType: "SEA", locales, overrides: [], themes, off: [], contacts, layout, assets: { logo: "", logoMark: "", favicon: "" }, base: `/layer/${digest}/` } as const;
  await writeLayer(store, { digest, brand: data.brand, settings, tokens: [], fonts: [], colours: { dark: "", light: "" }, files: {} });
  const html = await putFiles(store, new Map([["page.html", `<title>${title}</title>`]]));
  const pages = Object.fromEntries(["home", "app"].map((page) => [`${page}.EN`, html["page.html"] ?? ""]));
  const release = await createRelease(store, {
    brand, merchantCode, hosts: ["aurelune.localhost"], engine: digest, layer: digest, contract: 1, html: pages, languages: ["EN"],
    defaultLanguage: "EN", scriptHashes: [], styleHashes: [], preload: [], at, by: "test", note: "",
  });
  await flip(store, release, await getLastFlip(store, brand), { by: "test", at, note: "" });
}

describe("whose site a host shows", () => {
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
  const getPage = async () => (await app.http.inject({ url: "/", headers: { host: "aurelune.localhost", accept: "text/html" } })).body;

  it("another brand's release that names a live host shows nothing there, whenever it went live", async () => {
    expect(await getPage()).toContain("first");
    await publish(store, "a-copy", "ACOPY", "copied");
    await publish(store, "z-copy", "ZCOPY", "copied");
    // What was flipped last is read last: when this is seen the copies have been.
    await publish(store, "aurelune", "AURELUNE", "second");
    await expect.poll(getPage).toContain("second");
    await publish(store, "z-copy", "ZCOPY", "copied again");
    await publish(store, "aurelune", "AURELUNE", "third");
    await expect.poll(getPage).toContain("third");
  });
});
