import { avatar, banner, type GameThumbnailFormat, gameThumbnail, isArtworkCategory, promotion, vendorMark } from "@marquee/artwork";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Refusal } from "../http/Refusal.ts";

const codeText = /^[A-Za-z0-9-]{1,60}$/;

function toCategory(code: string) {
  const category = code.split("-")[0]?.toUpperCase() ?? "";
  return isArtworkCategory(category) ? category : "RNG";
}

function toVendor(code: string): string | undefined {
  return code.split("-")[1]?.toUpperCase();
}

/** A format that nobody knows is the usual one: an address with a strange query still shows its game. */
function toFormat(text: string | undefined): GameThumbnailFormat {
  return text === "wide" || text === "square" ? text : "tall";
}

function drawGame(code: string, format: GameThumbnailFormat): string {
  const vendor = toVendor(code);
  return gameThumbnail({ code, category: toCategory(code), format, ...(vendor === undefined ? {} : { vendor }) });
}

const drawings: ReadonlyMap<string, (code: string, format: GameThumbnailFormat) => string> = new Map(Object.entries({
  games: drawGame,
  vendors: vendorMark,
  avatars: (code: string) => avatar(Number(code)),
  banners: (code: string) => banner({ code, category: toCategory(code) }),
  promotions: (code: string) => promotion({ code, category: code.split("-")[0]?.toUpperCase() ?? "" }),
}));

async function send(reply: FastifyReply, kind: string, file: string, format: GameThumbnailFormat): Promise<string> {
  const code = file.replace(/\.svg$/, "");
  const draw = drawings.get(kind);
  const isWrongNumber = kind === "avatars" && !/^[1-9][0-9]?$/.test(code);
  if (draw === undefined || code === file || !codeText.test(code) || isWrongNumber) throw new Refusal("path.unknown");
  reply.header("content-type", "image/svg+xml; charset=utf-8");
  // Drawn from the code alone: the same address is the same picture for ever.
  reply.header("cache-control", "public, max-age=31536000, immutable");
  reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
  return draw(code, format);
}

/**
 * Pictures of games, vendors, banners, promotions and avatars, drawn when they are asked for. A game's picture is 3:4; for
 * brands whose cards have another shape it is 16:10 with `?format=wide` and 1:1 with `?format=square`.
 */
export function registerArtwork(app: FastifyInstance): void {
  app.get<{ Params: { kind: string; file: string }; Querystring: { format?: string } }>("/art/:kind/:file", async (request, reply) =>
    send(reply, request.params.kind, request.params.file, toFormat(request.query.format)),
  );
}
