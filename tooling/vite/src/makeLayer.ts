import { existsSync } from "node:fs";
import { join } from "node:path";
import type { LanguageCode } from "@marquee/contract";
import { extendArchetype, isArchetypeName } from "@marquee/design-tokens/archetypes";
import { toFontStyles } from "@marquee/design-tokens/fonts";
import { layoutToCss } from "@marquee/design-tokens/layouts";
import {
  resolveTokens,
  type ResolvedTheme,
  themeToCss,
  type Themes,
  type TokenFile,
  type TokenName,
} from "@marquee/design-tokens";
import type { Layer } from "@marquee/site-store";
import type { BrandSettings } from "@marquee/whitelabel";
import { type Brand, checkBrand } from "@marquee/whitelabel/brand";
import { drawBrandArt, toArtStyles } from "./brandArt.ts";
import { type BrandPicture, type BrandPictureInput, drawBrandPictures } from "./brandPictures.ts";
import { checkHome } from "./checkHome.ts";
import { compileOverrides } from "./compileOverrides.ts";
import { type DraftFiles, readShared } from "./layerFiles.ts";
import { readAssets } from "./readAssets.ts";
import { readLogos } from "./readLogos.ts";
import { listPlain, listStrangeFaults, readPlain } from "./readPlain.ts";
import { showFaults } from "./showFaults.ts";
import { toPictureParts } from "./storePictures.ts";
import { toDigest } from "./toDigest.ts";
import { toWebManifest } from "./toWebManifest.ts";

/** A brand's layer before it is stored (brand-platform.md "Layer"): made without a bundler, pictures not drawn yet. */
export type LayerDraft = Omit<Layer, "files"> & {
  readonly files: DraftFiles;
  readonly pictures: readonly BrandPicture[];
};

/** A file's JSON. @throws naming the file when it cannot be read or parsed */
function readJson(file: string): unknown {
  const text = readPlain(file).toString("utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      showFaults([
        {
          file,
          key: "(whole file)",
          found: `(${error instanceof Error ? error.message : String(error)})`,
          expected: "expected JSON",
        },
      ]),
      { cause: error },
    );
  }
}

/** Reads and checks brand.json. @throws naming file, key, found and expected */
export function readBrand(folder: string): Brand {
  const file = join(folder, "brand.json");
  const { brand, faults } = checkBrand(file, readJson(file));
  const unknown = brand ? checkHome(file, brand) : [];
  if (!brand || unknown.length > 0) throw new Error(showFaults([...faults, ...unknown]));
  return brand;
}

function readTokens(folder: string, brand: Brand) {
  const read = (name: string): TokenFile[] => {
    const file = join(folder, "tokens", `${name}.tokens.json`);
    return existsSync(file) ? [{ file, tokens: readJson(file) }] : [];
  };
  if (!isArchetypeName(brand.extends)) throw new Error(`${folder}/brand.json: extends: no archetype ${brand.extends}`);
  return extendArchetype(brand.extends, { core: read("core"), dark: read("dark"), light: read("light") });
}

/** Adds the brand's fonts; returns their part of the stylesheet and what to preload. @throws when a font lacks letters of an enabled language */
function addFonts(
  files: DraftFiles,
  folder: string,
  { locales }: Brand,
  themes: Themes<ResolvedTheme>,
): { css: string; preload: string[] } {
  try {
    const fonts = toFontStyles(themes, locales.enabled);
    for (const [name, file] of fonts.files) files.set(name, readShared(file));
    if (fonts.chineseCss !== "") files.set("fonts.CN.css", fonts.chineseCss);
    return { css: fonts.css, preload: [...fonts.preload] };
  } catch (error) {
    throw new Error(`${folder}/tokens: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function toSettings(brand: Brand, overrides: readonly LanguageCode[]): BrandSettings {
  return {
    id: brand.id,
    name: brand.name,
    merchantCode: brand.merchantCode,
    platform: brand.platform,
    device: brand.device,
    lotteryType: brand.lotteryType,
    locales: brand.locales,
    overrides,
    themes: brand.themes,
    off: Object.entries(brand.modules).flatMap(([id, state]) => (state === "off" ? [id] : [])),
    contacts: brand.contacts,
    ...(brand.licence === undefined ? {} : { licence: brand.licence }),
    layout: brand.layout,
    assets: { logo: "logo.svg", logoMark: "logo-mark.svg", favicon: "favicon.svg" },
    // The address contains the digest of the files, so it is known only when they are complete.
    base: "",
  };
}

/** The inputs of the brand's pictures: logos, and the colours and corners of its default theme. */
function toPictureInput(folder: string, { themes }: Brand, { dark, light }: Themes<ResolvedTheme>): BrandPictureInput {
  const theme = themes.default === "dark" ? dark : light;
  const read = (name: TokenName): string => theme.get(name) ?? "";
  return {
    ...readLogos(join(folder, "assets")),
    theme: themes.default,
    ground: read("color.bg"),
    raised: read("color.raised"),
    primary: read("color.primary"),
    accent: read("color.accent"),
    radius: Number.parseFloat(read("radius.panel")),
    notch: Number.parseFloat(read("shape.notch")),
  };
}

/** The digest of a layer: the brand's data, its files, and the inputs of its pictures, so that it is known before they are drawn. */
function toLayerDigest(brand: Brand, files: DraftFiles, pictures: readonly BrandPicture[]): string {
  const parts = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)).flat();
  return toDigest([JSON.stringify(brand), ...parts, ...toPictureParts(pictures)]);
}

/** Refuses links in a brand's folder, which could point to any file of the machine. @throws naming each */
function requirePlain(folder: string): void {
  const faults = listStrangeFaults(folder, listPlain(folder));
  if (faults.length > 0) throw new Error(showFaults(faults));
}

/** Makes a brand's layer from its folder; `storeLayer` stores it. @throws on faulty data, naming file and key */
export async function makeLayer(folder: string): Promise<LayerDraft> {
  requirePlain(folder);
  const brand = readBrand(folder);
  const themes = readTokens(folder, brand);
  const { dark, light } = resolveTokens(themes);
  const pictureInput = toPictureInput(folder, brand, { dark, light });
  const files: DraftFiles = new Map();
  const fonts = addFonts(files, folder, brand, { dark, light });
  const art = drawBrandArt({ dark, light });
  for (const [name, svg] of art) files.set(name, svg);
  files.set("tokens.css", `${themeToCss(themes)}${layoutToCss(brand.layout)}${toArtStyles(art)}${fonts.css}\n`);
  files.set("manifest.webmanifest", toWebManifest(brand, pictureInput.ground));
  for (const [name, bytes] of readAssets(join(folder, "assets"))) files.set(name, bytes);
  const overrides = await compileOverrides(join(folder, "locales"), brand.locales.enabled);
  for (const [language, text] of overrides) files.set(`overrides.${language}.json`, text);
  const settings = toSettings(brand, [...overrides.keys()]);
  files.set("settings.json", JSON.stringify(settings));
  // A brand's own picture takes precedence.
  const pictures = drawBrandPictures(pictureInput).filter(({ name }) => !files.has(name));
  const digest = toLayerDigest(brand, files, pictures);
  const colours = { dark: dark.get("color.bg") ?? "", light: light.get("color.bg") ?? "" };
  return {
    digest,
    brand,
    settings: { ...settings, base: `/layer/${digest}/` },
    tokens: [...dark.keys()],
    fonts: fonts.preload,
    colours,
    files,
    pictures,
  };
}
