import { createHash } from "node:crypto";
import { type LanguageCode, languages } from "@marquee/contract";
import type { Engine, Layer, PageName } from "@marquee/site-store";
import type { BrandSettings } from "@marquee/whitelabel";
import { statusMark } from "@marquee/whitelabel";
import { toSkeleton } from "./skeleton.ts";

/** The parts of a layer that a page needs; its files may still be drafts. */
export type Look = Pick<Layer, "brand" | "settings" | "fonts" | "colours">;

/** Sets theme before the first paint; a visitor's choice wins while the brand still offers it (ui.md requirement 1). */
const toThemeBoot = ({ themes }: BrandSettings): string =>
  `try{var t=localStorage.getItem("theme");document.documentElement.dataset.theme=${JSON.stringify(themes.enabled)}.indexOf(t)<0?${JSON.stringify(themes.default)}:t}catch(e){}`;

const toHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** JSON that cannot close the script element that contains it. */
const toDataBlock = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/** The style element that styled-components adds empty and fills through the CSSOM. */
const emptyStyleHash = toHash("");

/** The `'sha256-…'` sources that the page's inline parts need (brand-platform.md "CSP by hashes"). */
export function listHashes(engine: Engine, layer: Look): { scriptHashes: string[]; styleHashes: string[] } {
  const scripts = [toThemeBoot(layer.settings), ...(engine.importMap === "" ? [] : [engine.importMap])];
  return { scriptHashes: scripts.map(toHash), styleHashes: [emptyStyleHash, toHash(engine.style)] };
}

/** The scripts that a page loads at once, and the texts in its language (performance.md B10). */
export function listPreloads(engine: Engine, language: LanguageCode, page: PageName = "home"): string[] {
  const screen = page === "login" && engine.login.length > 0 ? [...engine.login, engine.restCatalogues[language]] : [];
  return [...engine.initial, engine.catalogues[language], ...screen]
    .filter((file) => file !== "")
    .map((file) => `/${file}`);
}

/**
 * Where the card for shared links is. Readers of these tags resolve no relative address, and HTML is composed when a brand is
 * published, before anybody asks for a host: the brand's first domain is its address, and every domain serves the same layer.
 */
const toCardAddress = ({ brand, settings }: Look): string =>
  `https://${brand.domains[0] ?? "localhost"}${settings.base}og.png`;

/** The HTML of one page in one language: engine and layer put together, without text beside the title. */
export function compose(engine: Engine, layer: Look, page: PageName, language: LanguageCode): string {
  const { settings, brand } = layer;
  const known = languages.find(({ code }) => code === language);
  const tag = settings.locales.map[language] ?? known?.tag ?? "en";
  const name = escapeText(brand.name);
  return [
    "<!doctype html>",
    `<html lang="${tag}" dir="${known?.direction ?? "ltr"}" data-theme="${settings.themes.default}" data-menu="${settings.layout.menu}" data-hero="${settings.layout.hero}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<script>${toThemeBoot(settings)}</script>`,
    `<title>${name}</title>`,
    `<meta name="application-name" content="${name}">`,
    `<meta property="og:site_name" content="${name}">`,
    `<meta property="og:title" content="${name}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:image" content="${toCardAddress(layer)}">`,
    `<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`,
    `<meta property="og:image:alt" content="${name}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    `<meta name="theme-color" content="${layer.colours[settings.themes.default]}">`,
    `<link rel="icon" type="image/svg+xml" href="${settings.base}${settings.assets.favicon}">`,
    `<link rel="apple-touch-icon" href="${settings.base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${settings.base}manifest.webmanifest">`,
    `<link rel="stylesheet" href="${settings.base}tokens.css">`,
    ...layer.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${settings.base}${font}">`,
    ),
    ...(engine.importMap === "" ? [] : [`<script type="importmap">${engine.importMap}</script>`]),
    `<script type="module" crossorigin src="/${engine.entry}"></script>`,
    ...listPreloads(engine, language, page).map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ...(settings.overrides.includes(language)
      ? [`<link rel="preload" as="fetch" crossorigin href="${settings.base}overrides.${language}.json">`]
      : []),
    `<style>${engine.style}</style>`,
    "</head>",
    "<body>",
    `<div id="root">${toSkeleton(settings, page)}</div>`,
    `<script type="application/json" id="mq-settings">${toDataBlock(settings)}</script>`,
    statusMark,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}
