import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toProfile } from "@marquee/whitelabel/catalogue";
import type { SiteManifest } from "@marquee/whitelabel/site";
import { buildEngine } from "./buildEngine.ts";
import { compose, listHashes, listPreloads, type Page } from "./compose.ts";
import { makeLayer, readBrand } from "./makeLayer.ts";

const pages: readonly Page[] = ["home", "login", "app"];

/**
 * Builds a brand's engine and layer if they are not there, composes its HTML and puts the site in place in one rename:
 * `<store>/sites/<id>/`. @throws on faulty data; the site that stood there stays
 */
export async function publishSite(brandFolder: string, store: string): Promise<SiteManifest> {
  const engine = await buildEngine(toProfile(readBrand(brandFolder).modules), store);
  const layer = await makeLayer(brandFolder, store);
  const { brand } = layer;
  const html = brand.locales.enabled.flatMap((language) =>
    pages.map((page) => ({ key: `${page}.${language}`, file: `${page}.${language}.html`, text: compose(engine, layer, page, language) })),
  );
  const site: SiteManifest = {
    brand: brand.id,
    merchantCode: brand.merchantCode,
    hosts: brand.domains,
    engine: engine.digest,
    layer: layer.digest,
    html: Object.fromEntries(html.map(({ key, file }) => [key, file])),
    languages: brand.locales.enabled,
    defaultLanguage: brand.locales.default,
    ...listHashes(engine, layer),
    preload: listPreloads(engine, brand.locales.default),
  };
  const draft = join(store, "drafts", `site-${brand.id}-${process.pid}-${Date.now()}`);
  mkdirSync(draft, { recursive: true });
  for (const { file, text } of html) writeFileSync(join(draft, file), text);
  writeFileSync(join(draft, "site.json"), `${JSON.stringify(site, null, 2)}\n`);
  const target = join(store, "sites", brand.id);
  mkdirSync(join(store, "sites"), { recursive: true });
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
  return site;
}
