import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createRelease,
  type Engine,
  flip,
  getLastFlip,
  type Layer,
  openFolderStore,
  putFiles,
  type Release,
  type Store,
  writeEngine,
  writeLayer,
} from "@marquee/site-store";
import { heroMark, statusMark } from "@marquee/whitelabel";
import { type Brand, checkBrand } from "@marquee/whitelabel/brand";
import { toProfile } from "@marquee/whitelabel/catalogue";
import { openTestApp } from "./openTestApp.ts";

const brands = ["aurelune", "kickline"] as const;
type BrandId = (typeof brands)[number];

const toDigest = (brand: BrandId, kind: string, number: number): string =>
  `${kind}${number}${brand === "aurelune" ? "a" : "b"}`.padEnd(32, "0");
/** The digest of a brand's layer, as the test's releases name it. */
export const toLayer = (brand: BrandId, number = 1): string => toDigest(brand, "1", number);

const readBrand = (id: BrandId): Brand => {
  const { brand, faults } = checkBrand(
    id,
    JSON.parse(readFileSync(join(import.meta.dirname, "../../../brands", id, "brand.json"), "utf8")),
  );
  if (!brand) throw new Error(JSON.stringify(faults));
  return brand;
};

const noTexts = { EN: "assets/main.js" };

async function writeParts(store: Store, brand: BrandId, number: number): Promise<{ engine: string; layer: string }> {
  const [engine, layer] = [toDigest(brand, "e", number), toLayer(brand, number)];
  const assets = await putFiles(store, new Map([[`assets/main-${number}.js`, `/* engine ${number} of ${brand} */`]]));
  const bom = {
    modules: toProfile(readBrand(brand).modules).modules.map(({ id }) => id),
    features: [],
    packages: [],
    bytes: {},
  };
  const entry = `assets/main-${number}.js`;
  const code: Engine = {
    digest: engine,
    contract: 1,
    entry,
    initial: [],
    catalogues: noTexts,
    restCatalogues: noTexts,
    login: [],
    importMap: "",
    style: "",
    tokens: [],
    settings: [],
    bom,
    files: assets,
  };
  await writeEngine(store, code);
  const look = await putFiles(
    store,
    new Map([
      ["tokens.css", `:root{--brand:${brand}${number}}`],
      ["mark.svg", `<svg xmlns="http://www.w3.org/2000/svg"/>`],
    ]),
  );
  const data = readBrand(brand);
  const { locales, themes, contacts, layout, name, merchantCode } = data;
  const settings: Layer["settings"] = {
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
    base: `/layer/${layer}/`,
  };
  await writeLayer(store, {
    digest: layer,
    brand: data,
    settings,
    tokens: [],
    fonts: [],
    colours: { dark: "", light: "" },
    files: look,
  });
  return { engine, layer };
}

/** Publishes a release of a brand, of files that tell its number, and goes live with it. */
export async function publish(store: Store, brand: BrandId, number: number): Promise<Release> {
  const pages = readBrand(brand).locales.enabled.flatMap((language) =>
    ["home", "app", ...(brand === "aurelune" ? ["login"] : [])].map((page) => `${page}.${language}`),
  );
  const html = new Map(
    pages.map((page) => [
      `${page}.html`,
      `<!doctype html><title>${brand} ${page} ${number}</title>${page.startsWith("home") ? heroMark : ""}${statusMark}`,
    ]),
  );
  const kept = await putFiles(store, html);
  const release = await createRelease(store, {
    brand,
    merchantCode: brand.toUpperCase(),
    hosts: [`${brand}.localhost`],
    ...(await writeParts(store, brand, number)),
    contract: 1,
    html: Object.fromEntries(pages.map((page) => [page, kept[`${page}.html`] ?? ""])),
    languages: readBrand(brand).locales.enabled,
    defaultLanguage: "EN",
    scriptHashes: ["'sha256-script'"],
    styleHashes: ["'sha256-style'"],
    preload: [],
    at: "2026-11-21T00:00:00.000Z",
    by: "test",
    note: "",
  });
  await goLive(store, release);
  return release;
}

/** Goes live with a release that is in the store. */
export const goLive = async (store: Store, release: Pick<Release, "brand" | "number">) =>
  flip(store, release, await getLastFlip(store, release.brand), {
    by: "test",
    at: "2026-11-21T00:00:00.000Z",
    note: "",
  });

/** The text of a data block of a page; empty where the page has none. */
export const readBlock = (html: string, id: string): string =>
  new RegExp(`<script type="application/json" id="${id}"[^>]*>([^<]*)</script>`).exec(html)?.[1] ?? "";

/** Opens a gateway beside a store in which two brands are live; `env` adds settings. */
export async function openTestSites(env: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "marquee-store-"));
  const store = openFolderStore(folder);
  const first = await publish(store, "aurelune", 1);
  await publish(store, "kickline", 1);
  const app = await openTestApp({
    MARQUEE_SITES: folder,
    MARQUEE_LAUNCH_HOSTS: "https://games.example",
    MARQUEE_IMAGE_HOSTS: "https://pictures.example",
    ...env,
  });
  return {
    app,
    store,
    folder,
    /** The first release of Aurelune. */
    first,
    get: (url: string, host = "aurelune.localhost", headers: Record<string, string> = {}) =>
      app.http.inject({ url, headers: { host, accept: "text/html", ...headers } }),
    close: async (): Promise<void> => {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A gateway that serves the first releases of two brands. */
export type TestSites = Awaited<ReturnType<typeof openTestSites>>;
