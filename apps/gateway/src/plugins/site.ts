import { join } from "node:path";
import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import { isLanguageCode, type LanguageCode } from "@marquee/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { getCookies, identifyLanguage, identifyLocation, identifyTenant } from "../http/identifyRequest.ts";
import { Refusal } from "../http/Refusal.ts";
import { toStatus } from "../modules/system/toStatus.ts";
import type { Services } from "../Services.ts";
import type { Site, Sites } from "../sites/openSites.ts";
import { toFirstData } from "../sites/toFirstData.ts";
import { toSecurityPolicy } from "../sites/toSecurityPolicy.ts";

const homePaths = new Set(["/", "/index", "/index.html", "/home", "/register", "/register.html"]);
/** What is never a page: an unknown one of these is answered as a call. */
const callPaths = /^\/(wps|lgw|lotto|provider|art|docs|health)(\/|$)/;

function chooseLanguage({ manifest }: Site, request: FastifyRequest): LanguageCode {
  const chosen = getCookies(request).get("lang");
  const language = chosen !== undefined && manifest.languages.includes(chosen) ? chosen : manifest.defaultLanguage;
  return isLanguageCode(language) ? language : "EN";
}

function requireSite(sites: Sites, request: FastifyRequest): Site {
  const site = sites.getByHost(request.hostname.toLowerCase());
  if (site === undefined) throw new Refusal("path.unknown");
  return site;
}

/** The HTML of every page, and the hashed files of the host's own engine and layer: another brand's are not there. */
export async function registerSite(app: FastifyInstance, services: Services, store: string, sites: Sites): Promise<void> {
  // Pages only: hashed files are compressed when they are built, and an answer's compression would cost every call.
  await app.register(fastifyCompress, { global: false, encodings: ["br", "gzip"], threshold: 1024, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  await app.register(fastifyStatic, { root: join(store), serve: false, preCompressed: true, index: false, cacheControl: false });

  const sendHashed = (reply: FastifyReply, file: string): FastifyReply =>
    reply.header("cache-control", "public, max-age=31536000, immutable").sendFile(file);

  app.get<{ Params: { "*": string } }>("/assets/*", (request, reply) => {
    const { manifest } = requireSite(sites, request);
    return sendHashed(reply, `engines/${manifest.engine}/assets/${request.params["*"]}`);
  });

  app.get<{ Params: { layer: string; "*": string } }>("/layer/:layer/*", (request, reply) => {
    const { manifest } = requireSite(sites, request);
    if (request.params.layer !== manifest.layer) throw new Refusal("path.unknown");
    return sendHashed(reply, `layers/${manifest.layer}/${request.params["*"]}`);
  });

  app.get("/*", async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    if (callPaths.test(path)) return reply.callNotFound();
    const tenant = identifyTenant(services.directory, request);
    const site = requireSite(sites, request);
    const isHome = homePaths.has(path);
    const language = chooseLanguage(site, request);
    const page = isHome ? "home" : path === "/login" ? "login" : "app";
    const html = site.html.get(`${page}.${language}`) ?? site.html.get(`app.${language}`);
    if (html === undefined) throw new Refusal("path.unknown");
    const location = identifyLocation(request, services.config.countryHeader);
    const status = toStatus(services, tenant, location, identifyLanguage(tenant, request));
    const { picture, fill } = await toFirstData(services.db, tenant, language, isHome ? "/" : path, status);
    if (picture !== null) reply.header("link", `<${picture}>; rel=preload; as=image; fetchpriority=high`);
    reply.header("content-type", "text/html; charset=utf-8");
    // The status in it is this visitor's own.
    reply.header("cache-control", "private, no-store");
    reply.header("content-security-policy", toSecurityPolicy(site.manifest, services.config));
    reply.header("referrer-policy", "strict-origin-when-cross-origin");
    reply.header("cross-origin-opener-policy", "same-origin");
    return reply.compress(fill(html));
  });
}
