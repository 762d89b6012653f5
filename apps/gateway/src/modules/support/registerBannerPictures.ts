import { picturePolicy } from "@marquee/site-store";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "../../http/Refusal.ts";
import { readBannerPicture } from "./bannerPictures.ts";
import type { Services } from "./services.ts";

type Asked = FastifyRequest<{ readonly Params: { readonly tenant: string; readonly file: string } }>;

/** Serves the pictures of banners: by their hash, so that they never change. */
export async function registerBannerPictures(http: FastifyInstance, services: Services): Promise<void> {
  http.get("/art/own-banners/:tenant/:file", { config: { limit: "files" } }, async (request: Asked, reply) => {
    const picture = await readBannerPicture(services, request.params.tenant, request.params.file);
    if (picture === undefined) throw new Refusal("path.unknown");
    reply.headers({
      "content-type": picture.type,
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": picturePolicy,
    });
    return picture.bytes;
  });
}
