import { isIP } from "node:net";
import { contractVersion } from "@marquee/contract";
import type { Database } from "@marquee/database";
import type { Release } from "@marquee/site-store";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isAnswering } from "../db/isAnswering.ts";

import { getHost } from "../http/identifyRequest.ts";
import type { SomeServices } from "../Services.ts";
import type { NoTables } from "../db/Db.ts";

/** A live site as health tells of it. */
export interface SiteState {
  readonly release: Release;
  readonly drift: readonly string[];
}

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** Names of this machine itself. */
const isLocalName = (host: string): boolean =>
  host === "localhost" || (isIP(host.replace(/^\[|\]$/g, "")) !== 0 && loopback.test(host.replace(/^\[|\]$/g, "")));

/**
 * Whether the request is the operator's: from this machine itself, without a proxy and for no site; or for a host that the settings
 * name for that purpose, which no proxy forwards.
 */
function isInside(request: FastifyRequest, healthHosts: readonly string[]): boolean {
  const host = getHost(request);
  if (healthHosts.includes(host)) return true;
  const isDirect = request.headers["x-forwarded-for"] === undefined && request.headers["forwarded"] === undefined;
  return isDirect && isLocalName(host) && loopback.test(request.raw.socket.remoteAddress ?? "");
}

/**
 * Whether the gateway is up; 503 when the database does not answer. A brand's host learns its own release and drift,
 * the operator everything: commit, engine, durability, each site. Everybody else learns only up or down.
 */
export function registerHealth(
  app: FastifyInstance,
  { config, tenantRegistry, shortLivedState }: SomeServices<"config" | "tenantRegistry" | "shortLivedState">,
  database: Database<NoTables>,
  listSites: () => readonly SiteState[],
): void {
  let asking: Promise<boolean> | undefined;

  /** One query, shared by all concurrent requests. */
  function isUp(): Promise<boolean> {
    asking ??= isAnswering(database.db).finally(() => {
      asking = undefined;
    });
    return asking;
  }

  const toOwn = (code: string) => ({
    contract: contractVersion,
    sites: listSites().flatMap(({ release, drift }) =>
      release.merchantCode === code ? { merchant: code, release: release.number, drift } : [],
    ),
  });

  const toAll = () => ({
    commit: config.commit,
    contract: contractVersion,
    profile: config.profile,
    engine: database.engine,
    durability: database.durability,
    shortLivedState: { store: shortLivedState.store, up: shortLivedState.isUp() },
    merchants: tenantRegistry.list().map(({ code }) => code),
    sites: listSites().map(({ release, drift }) => ({
      merchant: release.merchantCode,
      release: release.number,
      engine: release.engine,
      layer: release.layer,
      drift,
    })),
  });

  app.get("/health", { config: { limit: "pages" } }, async (request, reply) => {
    const up = await isUp();
    reply.code(up ? 200 : 503).header("cache-control", "no-store");
    const status = up ? "up" : "down";
    const tenant = tenantRegistry.getByHost(getHost(request));
    if (tenant !== undefined) return { status, ...toOwn(tenant.code) };
    return isInside(request, config.healthHosts) ? { status, ...toAll() } : { status };
  });
}
