import { createHash } from "node:crypto";
import { basename, dirname } from "node:path";
import { toCssName } from "@marquee/design-tokens";
import {
  type FontFace,
  fontFaces,
  isOfferedFont,
  offeredFonts,
  type OfferedFontName,
} from "@marquee/design-tokens/fonts";
import type { FastifyInstance } from "fastify";

/** What a page's address says of its letters: the site's own families, and the language. */
export type FontQuery = { readonly font?: unknown; readonly fontDisplay?: unknown; readonly lang?: unknown };

/** Writes the tags that dress a page in the fonts of its site. */
export type ToFontTags = (query: FontQuery, nonce: string) => string;

const toFace = ({ family, weight, file, unicodeRange }: FontFace): string =>
  `@font-face{font-family:"${family}";font-style:normal;font-weight:${weight};font-display:swap;src:url(${basename(file)}) format("woff2");unicode-range:${unicodeRange}}`;

/** The offered families of a list; anything else in it is nothing, so no address can write styles. */
function toFamilies(list: unknown, language: unknown): readonly OfferedFontName[] {
  if (typeof list !== "string") return [];
  const names = list
    .slice(0, 400)
    .split(",")
    .map((name) => name.replaceAll('"', "").trim());
  return [...new Set(names)]
    .filter(isOfferedFont)
    .filter((name) => language === "CN" || !offeredFonts[name].subsets.some((subset) => subset === "chinese"));
}

const toStack = (families: readonly string[]): string =>
  [...families.map((name) => `"${name}"`), "system-ui", "sans-serif"].join(",");

/**
 * Serves the families that brands may use, each with a stylesheet of its own: a browser loads the parts that a page has letters
 * of, and Chinese ones only for a page in Chinese.
 */
export function registerFonts(app: FastifyInstance): ToFontTags {
  const files = new Map<string, string>();
  const sheets = new Map<OfferedFontName, string>();
  for (const name of Object.keys(offeredFonts).filter(isOfferedFont)) {
    const faces = fontFaces(name);
    for (const { file } of faces) files.set(basename(file), dirname(file));
    const css = faces.map(toFace).join("\n");
    const path = `/fonts/${offeredFonts[name].slug}-${createHash("sha256").update(css).digest("hex").slice(0, 12)}.css`;
    app.get(path, async (_, reply) =>
      reply
        .headers({ "content-type": "text/css; charset=utf-8", "cache-control": "public, max-age=31536000, immutable" })
        .send(css),
    );
    sheets.set(name, path);
  }
  app.get<{ Params: { file: string } }>("/fonts/:file", async (request, reply) => {
    const { file } = request.params;
    const folder = files.get(file);
    return folder === undefined ? reply.callNotFound() : reply.sendFile(file, folder, { maxAge: "1y" });
  });
  return ({ font, fontDisplay, lang }, nonce) => {
    const body = toFamilies(font, lang);
    if (body.length === 0) return "";
    const display = toFamilies(fontDisplay, lang);
    const links = [...new Set([...body, ...display])].map(
      (name) => `<link rel="stylesheet" href="${sheets.get(name)}">`,
    );
    const stacks = [
      `${toCssName("font.body")}:${toStack(body)}`,
      `${toCssName("font.display")}:${toStack(display.length === 0 ? body : display)}`,
    ];
    return `${links.join("")}<style nonce="${nonce}">html[data-theme]{${stacks.join(";")}}</style>`;
  };
}
