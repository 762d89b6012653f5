import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import { isLanguageCode, type LanguageCode, toPagePath } from "@marquee/contract";
import { isCall, listEncodings, picturePolicy, toPageName, toSecurityPolicy } from "@marquee/site-store";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { getCookies, getHost, identifyLanguage, identifyLocation, identifyTenant } from "../http/identifyRequest.ts";
import { Refusal } from "../http/Refusal.ts";
import { toStatus } from "../modules/system/index.ts";
import { identifyVisitor } from "../rollouts/identifyVisitor.ts";
import { toTenantFor } from "../rollouts/toTenantFor.ts";
import type { AllServices, SomeServices } from "../Services.ts";
import { hasPage } from "../sites/hasPage.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import type { Site, Sites } from "../sites/openSites.ts";
import { listNotices, listOwnBanners, toGuestReader } from "../modules/support/index.ts";
import { toFirstData } from "../sites/toFirstData.ts";

function chooseLanguage({ release }: Site, request: FastifyRequest): LanguageCode {
  const chosen = getCookies(request).get("lang");
  const language = chosen !== undefined && release.languages.includes(chosen) ? chosen : release.defaultLanguage;
  return isLanguageCode(language) ? language : "EN";
}

function requireSite(sites: Sites, { tenantRegistry }: SomeServices<"tenantRegistry">, request: FastifyRequest): Site {
  const host = getHost(request);
  const tenant = tenantRegistry.getByHost(host);
  if (tenant === undefined) throw new Refusal("path.unknown");
  if (tenant.retired !== null) throw new Refusal("site.closed");
  const site = sites.getByHost(host, tenant.code);
  if (site === undefined) throw new Refusal("path.unknown");
  return site;
}

/** Where visitors of this host are redirected: from a retired site to its replacement, from a moved one to the same page at its new host. */
function toRedirect(
  sites: Sites,
  { tenantRegistry }: SomeServices<"tenantRegistry">,
  request: FastifyRequest,
): { readonly status: number; readonly to: string } | undefined {
  const host = getHost(request);
  const tenant = tenantRegistry.getByHost(host);
  // Temporary, because the site may come back.
  if (tenant?.retired?.redirect !== undefined) return { status: 307, to: tenant.retired.redirect };
  if (
    tenant === undefined ||
    tenant.retired !== null ||
    !tenant.movedHosts.includes(host) ||
    !request.url.startsWith("/")
  )
    return undefined;
  const { release } = requireSite(sites, { tenantRegistry }, request);
  // Its first host in the brand's order; during the move, one that the merchant has now.
  const target = release.hosts.find((each) => tenant.hosts.includes(each)) ?? tenant.hosts[0];
  const port = /:[0-9]+$/.exec(request.headers.host ?? "")?.[0] ?? "";
  return target === undefined ? undefined : { status: 308, to: `${request.protocol}://${target}${port}${request.url}` };
}

/** The origin of the chat system that a merchant's pages may frame, while the module that shows it is on; none for our rooms. */
const toChatHosts = ({ chatHost, modules }: Tenant): readonly string[] =>
  chatHost !== undefined && modules.has("CHATROOM3") ? [chatHost] : [];

/** Whether a stored file, or one of its compressed forms, is a link, which could point to any file of the machine. */
async function isLinked(store: string, key: string): Promise<boolean> {
  const found = await Promise.all(
    [key, ...listEncodings(key)].map((name) =>
      lstat(join(store, name)).then(
        (file) => file.isSymbolicLink(),
        () => false,
      ),
    ),
  );
  return found.includes(true);
}

/** Serves the HTML of every page, and the hashed files of the host's own last releases; other brands' files are not found. */
export async function registerSite(
  app: FastifyInstance,
  services: AllServices,
  store: string,
  sites: Sites,
): Promise<void> {
  const { imageHosts, launchHosts, widgetHost } = services.config;
  const origins = { imageHosts, launchHosts: [...launchHosts, ...(widgetHost === undefined ? [] : [widgetHost])] };
  // For pages only: hashed files are compressed when stored, and compressing calls would slow each of them.
  await app.register(fastifyCompress, {
    global: false,
    encodings: ["br", "gzip"],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(fastifyStatic, {
    root: store,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
  });

  for (const folder of ["assets", "layer"]) {
    app.get<{ Params: { "*": string } }>(`/${folder}/*`, { config: { limit: "files" } }, async (request, reply) => {
      const key = requireSite(sites, services, request).files.get(`${folder}/${request.params["*"]}`);
      if (key === undefined || (await isLinked(store, key))) throw new Refusal("path.unknown");
      // An SVG opened by itself is a document.
      if (key.endsWith(".svg")) reply.header("content-security-policy", picturePolicy);
      return reply.header("cache-control", "public, max-age=31536000, immutable").sendFile(key);
    });
  }

  app.get("/*", { config: { limit: "pages" } }, async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    if (isCall(path)) return reply.callNotFound();
    const redirect = toRedirect(sites, services, request);
    // Not cached: otherwise a site that moves back would redirect in circles.
    if (redirect !== undefined)
      return reply.code(redirect.status).headers({ location: redirect.to, "cache-control": "no-store" }).send();
    const merchant = identifyTenant(services.tenantRegistry, request);
    const site = requireSite(sites, services, request);
    const language = chooseLanguage(site, request);
    const page = toPageName(path);
    const html = site.html.get(`${page}.${language}`) ?? site.html.get(`app.${language}`);
    if (html === undefined) throw new Refusal("path.unknown");
    const location = identifyLocation(request, services.config.countryHeader);
    const tenant = toTenantFor(merchant, identifyVisitor(merchant, undefined, request, reply, true));
    const status = toStatus(services, tenant, location, identifyLanguage(tenant, request));
    const reader = toGuestReader(tenant, language, location);
    const notices = {
      listBanners: () => listOwnBanners(services, reader),
      listNotices: () => listNotices(services.db, reader, "PL"),
    };
    const { picture, fill } = await toFirstData(tenant, notices, page === "home" ? "/" : path, status);
    if (picture !== null) reply.header("link", `<${picture}>; rel=preload; as=image; fetchpriority=high`);
    // The page itself says that it does not exist (RT-28).
    reply.code((await hasPage(services, tenant, site, path)) ? 200 : 404);
    reply.header("content-type", "text/html; charset=utf-8");
    // It contains this visitor's own status.
    reply.header("cache-control", "private, no-store");
    reply.header(
      "content-security-policy",
      toSecurityPolicy(site.release, {
        ...origins,
        launchHosts: [...origins.launchHosts, ...toChatHosts(tenant)],
        hasAnalytics: tenant.settings.gtagId !== undefined,
      }),
    );
    // An address that logs someone in, or to which a provider sent someone back, must not appear in any Referer, not even for the
    // page's own files.
    const isDraft = toPagePath(path) === "/preview";
    if (isDraft) reply.header("x-robots-tag", "noindex, nofollow");
    const isSecret =
      isDraft || path.startsWith("/login/social/") || new URLSearchParams(request.url.split("?")[1]).has("token");
    reply.header("referrer-policy", isSecret ? "no-referrer" : "strict-origin-when-cross-origin");
    reply.header("cross-origin-opener-policy", "same-origin");
    return reply.compress(fill(html));
  });
}
