import {
  avatar,
  banner,
  type GameThumbnailFormat,
  gameThumbnail,
  isArtworkCategory,
  promotion,
  vendorMark,
} from "@marquee/artwork";
import * as flags from "country-flag-icons/string/3x2";
import { picturePolicy } from "@marquee/site-store";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createPictures, type Picture, type Pictures } from "../http/createPictures.ts";
import { Refusal } from "../http/Refusal.ts";

const codeText = /^[A-Za-z0-9-]{1,60}$/;

function toCategory(code: string) {
  const category = code.split("-")[0]?.toUpperCase() ?? "";
  return isArtworkCategory(category) ? category : "RNG";
}

function toVendor(code: string): string | undefined {
  return code.split("-")[1]?.toUpperCase();
}

/** An unknown format means the default one, so that an address with an odd query still shows its game. */
function toFormat(text: unknown): GameThumbnailFormat {
  return text === "wide" || text === "square" ? text : "tall";
}

function drawGame(code: string, format: GameThumbnailFormat): string {
  const vendor = toVendor(code);
  return gameThumbnail({ code, category: toCategory(code), format, ...(vendor === undefined ? {} : { vendor }) });
}

const flagOf: ReadonlyMap<string, string> = new Map(Object.entries(flags));

/** A country's flag, 3:2, by its ISO 3166-1 code (EN-01). @throws Refusal `path.unknown` */
function getFlag(code: string): string {
  const flag = flagOf.get(code);
  if (flag === undefined) throw new Refusal("path.unknown");
  return flag;
}

const drawings: ReadonlyMap<string, (code: string, format: GameThumbnailFormat) => string> = new Map(
  Object.entries({
    games: drawGame,
    vendors: vendorMark,
    flags: getFlag,
    avatars: (code: string) => avatar(Number(code)),
    banners: (code: string) => banner({ code, category: toCategory(code) }),
    promotions: (code: string) => promotion({ code, category: code.split("-")[0]?.toUpperCase() ?? "" }),
  }),
);

/** Whether the client has the picture; a proxy that compressed it marks the tag as weak. */
function isKept(tags: string | undefined, tag: string): boolean {
  return (tags ?? "").split(",").some((kept) => kept.trim().replace(/^W\//, "") === tag);
}

type Asked = FastifyRequest<{ Params: { kind: string; file: string }; Querystring: { format?: unknown } }>;

/** A game's record as contained in its picture's address. */
type AskedGame = FastifyRequest<{
  Params: { theme: string; category: string; vendor: string; file: string };
  Querystring: { format?: unknown };
}>;

/** The code in a file's name. @throws Refusal `path.unknown` */
function toCode(file: string): string {
  const code = file.replace(/\.svg$/, "");
  if (code === file || !codeText.test(code)) throw new Refusal("path.unknown");
  return code;
}

async function sendKind({ params, query, headers }: Asked, reply: FastifyReply, pictures: Pictures): Promise<string> {
  const { kind, file } = params;
  const code = toCode(file);
  const draw = drawings.get(kind);
  const isWrongNumber = kind === "avatars" && !/^[1-9][0-9]?$/.test(code);
  if (draw === undefined || isWrongNumber) throw new Refusal("path.unknown");
  const format = kind === "games" ? toFormat(query.format) : "tall";
  return send(headers["if-none-match"], reply, await pictures(`${kind} ${code} ${format}`, () => draw(code, format)));
}

async function sendGame(
  { params, query, headers }: AskedGame,
  reply: FastifyReply,
  pictures: Pictures,
): Promise<string> {
  const { theme, category, vendor } = params;
  const [code, format] = [toCode(params.file), toFormat(query.format)];
  if (!isArtworkCategory(category) || !codeText.test(theme) || !codeText.test(vendor))
    throw new Refusal("path.unknown");
  return send(
    headers["if-none-match"],
    reply,
    await pictures(`game ${theme} ${category} ${vendor} ${code} ${format}`, () =>
      gameThumbnail({ code, category, theme, vendor, format }),
    ),
  );
}

function send(tags: string | undefined, reply: FastifyReply, { text, tag }: Picture): string {
  reply.header("content-type", "image/svg+xml; charset=utf-8");
  // Drawn from the address alone, so a picture never changes.
  reply.header("cache-control", "public, max-age=31536000, immutable");
  reply.header("content-security-policy", picturePolicy);
  reply.header("etag", tag);
  if (!isKept(tags, tag)) return text;
  reply.code(304);
  return "";
}

/**
 * Pictures of games, vendors, banners, promotions, avatars and flags, drawn at the first request. A game's picture is 3:4; for
 * brands whose cards have another shape it is 16:10 with `?format=wide` and 1:1 with `?format=square`. Lists name it by what is
 * on record of the game, `/art/games/<look>/<category>/<vendor>/<code>.svg`; `/art/games/<code>.svg` is for games without one,
 * and for pages that were opened before.
 */
export function registerArtwork(app: FastifyInstance): void {
  const pictures = createPictures();
  app.get("/art/:kind/:file", { config: { limit: "files" } }, async (request: Asked, reply) =>
    sendKind(request, reply, pictures),
  );
  app.get(
    "/art/games/:theme/:category/:vendor/:file",
    { config: { limit: "files" } },
    async (request: AskedGame, reply) => sendGame(request, reply, pictures),
  );
}
