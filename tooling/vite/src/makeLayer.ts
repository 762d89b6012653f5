import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LanguageCode } from "@marquee/contract";
import { extendArchetype, isArchetypeName } from "@marquee/design-tokens/archetypes";
import { fontFaces, listFonts } from "@marquee/design-tokens/fonts";
import { layoutToCss } from "@marquee/design-tokens/layouts";
import { resolveTokens, type ResolvedTheme, themeToCss, type Themes, type TokenFile, type TokenName } from "@marquee/design-tokens";
import type { BrandSettings } from "@marquee/whitelabel";
import { type Brand, checkBrand } from "@marquee/whitelabel/brand";
import { type BrandPictureInput, drawBrandPictures } from "./brandPictures.ts";
import { cacheBrandPictures } from "./cacheBrandPictures.ts";
import { compressFolder } from "./compressFolder.ts";
import { compileOverrides } from "./compileOverrides.ts";
import { readLogos } from "./readLogos.ts";
import { showFaults } from "./showFaults.ts";
import { listFiles, toFolderDigest } from "./toDigest.ts";
import { toWebManifest } from "./toWebManifest.ts";

/** A brand's layer: its data as files, made without a bundler (brand-platform.md "Layer"). */
export type Layer = {
  readonly digest: string;
  readonly brand: Brand;
  readonly settings: BrandSettings;
  /** Font files of the first screen, from the layer's folder. */
  readonly fonts: readonly string[];
  readonly colours: { readonly dark: string; readonly light: string };
};

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Reads and checks brand.json. @throws naming file, key, found and expected */
export function readBrand(folder: string): Brand {
  const file = join(folder, "brand.json");
  const { brand, faults } = checkBrand(file, readJson(file));
  if (!brand) throw new Error(showFaults(faults));
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

/** Copies the families that the tokens name and writes their faces; answers the CSS and what to preload. */
function writeFonts(target: string, families: ReturnType<typeof listFonts>): { css: string; preload: string[] } {
  mkdirSync(join(target, "fonts"), { recursive: true });
  const preload: string[] = [];
  const faces = families.flatMap((family) =>
    fontFaces(family).map((face) => {
      const name = face.file.split("/").at(-1) ?? "";
      cpSync(face.file, join(target, "fonts", name));
      if (face.subset === "latin" && preload.length < 2) preload.push(`fonts/${name}`);
      return `@font-face{font-family:"${family}";font-style:normal;font-weight:${face.weight};font-display:swap;src:url(fonts/${name}) format("woff2");unicode-range:${face.unicodeRange}}`;
    }),
  );
  return { css: faces.join("\n"), preload };
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
    routes: brand.routes,
    contacts: brand.contacts,
    layout: brand.layout,
    assets: { logo: "logo.svg", logoMark: "logo-mark.svg", favicon: "favicon.svg" },
    // The address holds the digest of the files, so it is known only when they are all there.
    base: "",
  };
}

/** What the brand's pictures take from it: logos, and the colours and corners of its default theme. */
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

/** Makes a brand's layer into `<store>/layers/<digest>/`. @throws on faulty data, naming file and key */
export async function makeLayer(folder: string, store: string): Promise<Layer> {
  const brand = readBrand(folder);
  const tokens = readTokens(folder, brand);
  const { dark, light } = resolveTokens(tokens);
  const pictureInput = toPictureInput(folder, brand, { dark, light });
  const draft = join(store, "drafts", `layer-${brand.id}-${process.pid}-${Date.now()}`);
  mkdirSync(draft, { recursive: true });
  const fonts = writeFonts(draft, [...new Set([...listFonts(dark), ...listFonts(light)])]);
  writeFileSync(join(draft, "tokens.css"), `${themeToCss(tokens)}${layoutToCss(brand.layout)}${fonts.css}\n`);
  // Before the assets: a brand that brings a picture of its own keeps it.
  cpSync(cacheBrandPictures(drawBrandPictures(pictureInput), store), draft, { recursive: true });
  writeFileSync(join(draft, "manifest.webmanifest"), toWebManifest(brand, pictureInput.ground));
  for (const name of readdirSync(join(folder, "assets")).toSorted()) cpSync(join(folder, "assets", name), join(draft, name), { recursive: true });
  const settings = toSettings(brand, await compileOverrides(join(folder, "locales"), draft, brand.locales.enabled));
  writeFileSync(join(draft, "settings.json"), JSON.stringify(settings));
  const digest = toFolderDigest(draft);
  compressFolder(draft, listFiles(draft));
  const target = join(store, "layers", digest);
  mkdirSync(join(store, "layers"), { recursive: true });
  if (existsSync(target)) rmSync(draft, { recursive: true });
  else renameSync(draft, target);
  const colours = { dark: dark.get("color.bg") ?? "", light: light.get("color.bg") ?? "" };
  return { digest, brand, settings: { ...settings, base: `/layer/${digest}/` }, fonts: fonts.preload, colours };
}
