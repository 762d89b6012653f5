import { Readable } from "node:stream";
import { hasPermission, toExportPath } from "@marquee/contract/staff";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { getHeader, getHost, identifyLocation } from "../http/identifyRequest.ts";
import { Refusal } from "../http/Refusal.ts";
import { toTokenHash } from "../authentication/token.ts";
import type { SomeServices } from "../Services.ts";
import { getStaffToken } from "../staff/identifyStaff.ts";
import type { Person } from "../staff/Person.ts";
import { findStaffSession } from "../staff/staffSessionStore.ts";
import { addAuditEntry } from "../tenants/auditStore.ts";
import { toPartKey } from "./createExports.ts";
import { findExport, type StoredExport } from "./exportStore.ts";

type Asked = FastifyRequest<{ readonly Params: { readonly id: string } }>;

const idText = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Whether somebody may have an export's file now: it is there, and he may make exports, read the list, and see everything that stands in
 * the file, at this merchant and at this moment.
 */
export function canDownload(
  { exports }: SomeServices<"exports">,
  merchant: string,
  { grants }: Pick<Person, "grants">,
  { state, expiresAt, list, permissions }: StoredExport,
): boolean {
  const own = exports.lists.find(({ name }) => name === list);
  if (state !== "DONE" || expiresAt === null || expiresAt.getTime() <= Date.now() || own === undefined) return false;
  return ["exports.create" as const, own.permission, ...permissions].every((permission) =>
    hasPermission(grants, merchant, permission),
  );
}

/** Serves exports at the desk's host, to who may have them. A link alone opens nothing: it takes the session's cookie. */
export function registerExportFiles(
  app: FastifyInstance,
  services: SomeServices<"config" | "db" | "exports" | "files" | "limiter" | "tenantRegistry">,
): void {
  const { config, db, files, limiter, tenantRegistry } = services;
  if (config.desk === undefined) return;
  const desk = new URL(config.desk);

  async function find(request: Asked) {
    if (getHost(request) !== desk.hostname) throw new Refusal("path.unknown");
    // A page of another site may not start a download; a browser says whose page it was.
    const site = getHeader(request, "sec-fetch-site");
    if (site !== undefined && site !== "same-origin" && site !== "none") throw new Refusal("staff.header.required");
    const token = getStaffToken(request, desk.protocol === "https:");
    const session = token === undefined ? undefined : await findStaffSession(db, toTokenHash(token), true);
    if (session === undefined || session.pending !== null) throw new Refusal("login.not.session");
    const { id } = request.params;
    const stored = idText.test(id) ? await findExport(db, id) : undefined;
    const tenant = stored === undefined ? undefined : tenantRegistry.getById(stored.tenantId);
    // Not there, too old and not for the caller are one answer.
    if (stored === undefined || tenant === undefined || !canDownload(services, tenant.code, session.person, stored))
      throw new Refusal("path.unknown");
    return { stored, tenant, person: session.person };
  }

  async function* readParts(stored: StoredExport): AsyncGenerator<Buffer> {
    for (let part = 0; part < stored.parts; part += 1) {
      const bytes = await files.get(toPartKey(stored, part));
      if (bytes === undefined) throw new Error(`part ${part} of export ${stored.id} is missing`);
      yield bytes;
    }
  }

  app.get(toExportPath(":id"), async (request: Asked, reply) => {
    const { ip } = identifyLocation(request, config.countryHeader);
    await limiter(`staff export ${ip}`, { calls: 60, seconds: 60 });
    const { stored, tenant, person } = await find(request);
    await addAuditEntry(db, tenant.id, {
      actor: person.email,
      address: ip,
      action: "download export",
      subject: stored.list,
      before: null,
      after: { id: stored.id, rows: stored.rows },
    });
    const day = stored.askedAt.toISOString().slice(0, 10);
    reply.headers({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${stored.list}-${tenant.code}-${day}.csv"`,
      "content-length": stored.bytes,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox",
      "cross-origin-resource-policy": "same-origin",
    });
    return reply.send(Readable.from(readParts(stored)));
  });
}
