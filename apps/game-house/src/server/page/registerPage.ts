import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { type HouseTheme, houseThemes } from "@marquee/contract";
import type { FastifyInstance } from "fastify";
import { type FontQuery, registerFonts } from "./registerFonts.ts";
import { toOwnBack } from "./toOwnBack.ts";
import { toThemeCss } from "./toThemeCss.ts";

/** Where the built client lies, and who may frame it. */
export type PageSettings = { readonly clientFolder: string; readonly frameAncestors: readonly string[] };

const noncePlace = "__NONCE__";
const themePlace = "<!--theme-->";
const backPlace = "<!--back-->";
/** What a game code may be in an address. */
const codePattern = /^[A-Za-z0-9_-]{1,64}$/;

/** Serves the game's page under every game code, and its files. */
export async function registerPage(
  app: FastifyInstance,
  { clientFolder, frameAncestors }: PageSettings,
): Promise<void> {
  const html = await readFile(join(clientFolder, "index.html"), "utf8").catch(() => undefined);
  if (html === undefined) {
    app.log.warn("the client is not built: no game page is served");
    return;
  }
  await app.register(fastifyStatic, {
    root: join(clientFolder, "assets"),
    prefix: "/assets/",
    immutable: true,
    maxAge: "1y",
    index: false,
  });
  const styles = registerThemes(app);
  const toFontTags = registerFonts(app);
  app.get<{ Params: { gameCode: string }; Querystring: { back?: unknown; theme?: unknown } & FontQuery }>(
    "/play/:gameCode",
    { config: { limit: "pages" } },
    async (request, reply) => {
      const { gameCode } = request.params;
      if (!codePattern.test(gameCode)) return reply.callNotFound();
      const nonce = randomBytes(16).toString("base64");
      return reply
        .headers({
          "content-security-policy": toPolicy(nonce, frameAncestors),
          "content-type": "text/html; charset=utf-8",
          "cache-control": "no-store",
        })
        .send(
          html
            .replaceAll(noncePlace, nonce)
            .replace(themePlace, () => toThemeTags(styles, request.query.theme) + toFontTags(request.query, nonce))
            .replace(backPlace, () => toBackTag(toOwnBack(request.query.back, frameAncestors))),
        );
    },
  );
}

/** Tells the client the way out: it asks nothing of its own address, which anybody may have written. */
function toBackTag(back: string | undefined): string {
  // An address as the platform writes it has no quotes and no angle brackets any more.
  return back === undefined ? "" : `<meta name="back" content="${back.replaceAll("&", "&amp;")}">`;
}

/**
 * The stylesheet for the time until the session tells the game's look, and where all of them are. The address names a look
 * so that the first picture has the right colours; the record decides.
 */
function toThemeTags(styles: ReadonlyMap<HouseTheme, string>, asked: unknown): string {
  const first = houseThemes.find((theme) => theme === asked) ?? "night";
  const all = [...styles].map(([theme, path]) => `<meta name="theme-${theme}" content="${path}">`);
  return [`<link rel="stylesheet" href="${styles.get(first) ?? ""}">`, ...all].join("");
}

/** Serves each theme's stylesheet under a name with its digest; answers where. */
function registerThemes(app: FastifyInstance): ReadonlyMap<HouseTheme, string> {
  const paths = new Map<HouseTheme, string>();
  for (const theme of houseThemes) {
    const css = toThemeCss(theme);
    const path = `/themes/${theme}-${createHash("sha256").update(css).digest("hex").slice(0, 12)}.css`;
    app.get(path, async (_, reply) =>
      reply
        .headers({ "content-type": "text/css; charset=utf-8", "cache-control": "public, max-age=31536000, immutable" })
        .send(css),
    );
    paths.set(theme, path);
  }
  return paths;
}

function toPolicy(nonce: string, frameAncestors: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(" ") : "'none'"}`,
  ].join("; ");
}
