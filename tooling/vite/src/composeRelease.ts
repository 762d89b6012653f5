import { type Engine, type Layer, type PageName, putFiles, type Release, type Store } from "@marquee/site-store";
import { compose, listHashes, listPreloads } from "./compose.ts";

const pages: readonly PageName[] = ["home", "login", "app"];

/** When, by whom, why and from which commit a release is made. */
export type ChangeNote = Pick<Release, "at" | "by" | "note" | "commit" | "dirty" | "versions">;

/** A layer that was made for another engine. */
export class LayerGap extends Error {
  constructor(message: string) {
    super(message);
    this.name = "LayerGap";
  }
}

/**
 * Puts an engine and a layer together: HTML for every page and language, kept in the store. The release has no number until
 * `createRelease` gives it one. `mark` is HTML for the end of every page: a preview's, never a published release's. @throws LayerGap with the names when the layer lacks a token or a setting that the engine reads
 */
export async function composeRelease(
  store: Store,
  engine: Engine,
  layer: Layer,
  change: ChangeNote,
  mark = "",
): Promise<Omit<Release, "number">> {
  const { brand, settings } = layer;
  const lacking = [
    ...engine.tokens.filter((name) => !layer.tokens.includes(name)),
    ...engine.settings.filter((name) => !Object.hasOwn(settings, name)),
  ];
  if (lacking.length > 0)
    throw new LayerGap(
      `${brand.id}: the layer ${layer.digest} lacks what the engine ${engine.digest} reads: ${lacking.join(", ")}`,
    );
  const html = brand.locales.enabled.flatMap((language) =>
    pages.map(
      (page) =>
        [`${page}.${language}`, compose(engine, layer, page, language).replace("</body>", `${mark}</body>`)] as const,
    ),
  );
  const kept = await putFiles(store, new Map(html.map(([key, text]) => [`${key}.html`, text])));
  return {
    brand: brand.id,
    merchantCode: brand.merchantCode,
    hosts: brand.domains,
    engine: engine.digest,
    layer: layer.digest,
    contract: engine.contract,
    html: Object.fromEntries(html.map(([key]) => [key, kept[`${key}.html`] ?? ""])),
    languages: brand.locales.enabled,
    defaultLanguage: brand.locales.default,
    ...listHashes(engine, layer),
    preload: listPreloads(engine, brand.locales.default),
    ...change,
  };
}
