import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Brand } from "@marquee/whitelabel/brand";
import { putFiles } from "../src/blobs.ts";
import { type Engine, type Layer, type Release, writeEngine, writeLayer } from "../src/documents.ts";
import { openFolderStore } from "../src/openFolderStore.ts";
import { createRelease } from "../src/releases.ts";
import type { Store } from "../src/Store.ts";

/** A store in a new folder of the system's own for temporary files. */
export function openTestStore(): { folder: string; store: Store } {
  const folder = mkdtempSync(join(tmpdir(), "marquee-store-"));
  return { folder, store: openFolderStore(folder) };
}

const brand: Brand = {
  id: "lumen",
  name: "Lumen",
  extends: "midnight",
  merchantCode: "LUMEN",
  domains: ["lumen.localhost"],
  platform: "web",
  device: "WEB",
  lotteryType: "SEA",
  currency: "VND",
  currencySymbol: "₫",
  timeZone: "Asia/Bangkok",
  jurisdiction: "SEA",
  locales: { default: "EN", enabled: ["EN"], map: {} },
  themes: { default: "dark", enabled: ["dark"] },
  modules: {},
  settings: { signupCredit: "0", passwordProfile: "strong", ageMin: 18 },
  contacts: { email: "desk@lumen.example" },
  social: {},
  layout: { menu: "rail", card: "portrait", hero: "crossfade", home: ["hot"] },
  app: "standard",
};

const toDigest = (kind: string, number: number): string => `${kind}${String(number).padStart(31, "0")}`;

/** Keeps an engine of two files, one of them its own. */
async function writeTestEngine(store: Store, number: number): Promise<Engine> {
  const files = await putFiles(
    store,
    new Map([
      ["assets/common.js", "/* common */"],
      [`assets/main-${number}.js`, `/* engine ${number} */`],
    ]),
  );
  const texts = { EN: "assets/common.js" };
  const bom = { modules: [], features: [], packages: [], bytes: {} };
  const engine: Engine = {
    digest: toDigest("e", number),
    contract: 1,
    entry: `assets/main-${number}.js`,
    initial: [],
    catalogues: texts,
    restCatalogues: texts,
    login: [],
    importMap: "",
    style: "",
    tokens: [],
    settings: [],
    bom,
    files,
  };
  await writeEngine(store, engine);
  return engine;
}

/** Keeps a layer of one file. */
async function writeTestLayer(store: Store, number: number): Promise<Layer> {
  const files = await putFiles(store, new Map([["tokens.css", `:root{--look:${number}}`]]));
  const digest = toDigest("a", number);
  const { locales, themes, contacts, layout } = brand;
  const settings: Layer["settings"] = {
    id: brand.id,
    name: brand.name,
    merchantCode: brand.merchantCode,
    platform: "web",
    device: "WEB",
    lotteryType: "SEA",
    locales,
    themes,
    contacts,
    layout,
    overrides: [],
    off: [],
    base: `/layer/${digest}/`,
    assets: { logo: "logo.svg", logoMark: "logo-mark.svg", favicon: "favicon.svg" },
  };
  const layer: Layer = {
    digest,
    brand,
    settings,
    tokens: [],
    fonts: [],
    colours: { dark: "#000000", light: "#ffffff" },
    files,
  };
  await writeLayer(store, layer);
  return layer;
}

/** Makes a release of a brand from a numbered engine and layer; it is not live yet. */
export async function writeTestRelease(store: Store, id: string, engine: number, layer: number): Promise<Release> {
  const html = await putFiles(store, new Map([["home.EN.html", `<title>${id} ${engine} ${layer}</title>`]]));
  return createRelease(store, {
    brand: id,
    merchantCode: id.toUpperCase(),
    hosts: [`${id}.localhost`],
    engine: (await writeTestEngine(store, engine)).digest,
    layer: (await writeTestLayer(store, layer)).digest,
    contract: 1,
    html: { "home.EN": html["home.EN.html"] ?? "" },
    languages: ["EN"],
    defaultLanguage: "EN",
    scriptHashes: [],
    styleHashes: [],
    preload: [],
    at: "2026-11-21T00:00:00.000Z",
    by: "test",
    note: "",
  });
}
