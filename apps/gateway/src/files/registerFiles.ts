import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { picturePolicy } from "@marquee/site-store";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requireCaller, requireOpen } from "../http/gateRow.ts";
import { getHeader, getHost, getToken, identifyLocation, identifyTenant } from "../http/identifyRequest.ts";
import { Refusal } from "../http/Refusal.ts";
import type { SomeServices } from "../Services.ts";
import { createFileLink } from "@marquee/contract";
import { hasPermission, type Permission } from "@marquee/contract/staff";
import { getStaffToken } from "../staff/identifyStaff.ts";
import { findStaffSession } from "../staff/staffSessionStore.ts";
import { toStaffReader } from "../staff/toStaffReader.ts";
import { toTokenHash } from "../authentication/token.ts";
import { findAvatarFile, findStoredFile, getStoredFile, type StoredFile } from "./storedFileStore.ts";

/** What serving files takes. */
type FileServices = SomeServices<"config" | "db" | "fileLinks" | "files" | "sessions" | "tenantRegistry">;

const idText = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const partText = /^[a-z0-9][a-z0-9-]{0,80}$/;

type AskedFile = FastifyRequest<{
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly until?: unknown; readonly signature?: unknown };
}>;

type AskedAvatar = FastifyRequest<{
  readonly Params: { readonly tenant: string; readonly member: string; readonly file: string };
}>;

async function getBytes({ files }: SomeServices<"files">, { key }: StoredFile): Promise<Buffer> {
  const bytes = await files.get(key);
  if (bytes === undefined) throw new Refusal("path.unknown");
  return bytes;
}

const toText = (value: unknown): string => (typeof value === "string" ? value : "");

/** The file behind a link, for the session that requested the link. @throws Refusal `path.unknown` for any other session */
async function findLinked(services: FileServices, request: AskedFile): Promise<StoredFile> {
  const tenant = identifyTenant(services.tenantRegistry, request);
  const { shapes: _, ...row } = createFileLink;
  requireOpen(row, tenant, identifyLocation(request, services.config.countryHeader), request);
  const token = getToken(request);
  const session = token === undefined ? undefined : await services.sessions.get(tenant.id, token, true);
  requireCaller(row, tenant, session);
  const { id } = request.params;
  const { until, signature } = request.query;
  const isReader =
    session !== undefined &&
    idText.test(id) &&
    services.fileLinks.accept(session, id, toText(until), toText(signature));
  const file = isReader ? await findStoredFile(services.db, session, id) : undefined;
  if (file === undefined) throw new Refusal("path.unknown");
  return file;
}

/** A data export is stored compressed, and decompressed for clients that do not accept the encoding. */
async function sendExport(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): Promise<Buffer> {
  const takesPacked = /\bgzip\b/.test(getHeader(request, "accept-encoding") ?? "");
  reply.headers({
    "content-type": "application/json; charset=utf-8",
    "content-disposition": 'attachment; filename="my-data.json"',
    vary: "accept-encoding",
    ...(takesPacked ? { "content-encoding": "gzip" } : {}),
  });
  return takesPacked ? bytes : promisify(gunzip)(bytes);
}

type AskedByStaff = FastifyRequest<{
  readonly Params: { readonly merchant: string; readonly id: string };
  readonly Querystring: { readonly until?: unknown; readonly signature?: unknown };
}>;

/** The permission that reading a member's files of a purpose takes; staff read no others. */
const staffReaders: Readonly<Partial<Record<StoredFile["purpose"], Permission>>> = {
  ANSWER: "tickets.read",
  DOCUMENT: "identity.decide",
  PROMOTION: "balances.read",
  PROOF: "balances.read",
  TICKET: "tickets.read",
};

/**
 * The document behind a link of the back office, for the session of staff that requested the link and still may read such files.
 * @throws Refusal `path.unknown` for anybody else
 */
async function findStaffLinked(services: FileServices, desk: URL, request: AskedByStaff): Promise<StoredFile> {
  const { db, fileLinks, tenantRegistry } = services;
  const { merchant, id } = request.params;
  const token = getHost(request) === desk.hostname ? getStaffToken(request, desk.protocol === "https:") : undefined;
  const session = token === undefined ? undefined : await findStaffSession(db, toTokenHash(token), true);
  const tenant = tenantRegistry.list().find(({ code }) => code === merchant);
  const isReader =
    session !== undefined &&
    tenant !== undefined &&
    session.pending === null &&
    idText.test(id) &&
    fileLinks.accept(toStaffReader(session, tenant), id, toText(request.query.until), toText(request.query.signature));
  const file = isReader ? await getStoredFile(db, tenant.id, id) : undefined;
  const needed = file === undefined ? undefined : staffReaders[file.purpose];
  if (file === undefined || needed === undefined || !hasPermission(session?.person.grants ?? [], merchant, needed))
    throw new Refusal("path.unknown");
  return file;
}

/**
 * The addresses of stored files (operations.md 5): avatars are public; anything else is read by a link that ends after five
 * minutes and works only in the session that asked for it.
 */
export function registerFiles(http: FastifyInstance, services: FileServices): void {
  http.get("/wps/files/:id", { config: { limit: "files" } }, async (request: AskedFile, reply) => {
    const file = await findLinked(services, request);
    const bytes = await getBytes(services, file);
    reply.headers({ "cache-control": "private, no-store", "content-security-policy": picturePolicy });
    if (file.purpose === "EXPORT") return sendExport(request, reply, bytes);
    reply.headers({ "content-type": file.type, "content-disposition": "inline" });
    return bytes;
  });
  const desk = services.config.desk === undefined ? undefined : new URL(services.config.desk);
  if (desk !== undefined)
    http.get("/staff/files/:merchant/:id", { config: { limit: "files" } }, async (request: AskedByStaff, reply) => {
      const file = await findStaffLinked(services, desk, request);
      reply.headers({
        "cache-control": "private, no-store",
        "content-security-policy": picturePolicy,
        "content-type": file.type,
        "content-disposition": "inline",
      });
      return getBytes(services, file);
    });
  http.get(
    "/art/members/:tenant/:member/:file",
    { config: { limit: "files" } },
    async (request: AskedAvatar, reply) => {
      const { tenant, member, file: name } = request.params;
      const hash = name.replace(/\.(png|jpg)$/, "");
      if (hash === name || ![tenant, member, hash].every((part) => partText.test(part)))
        throw new Refusal("path.unknown");
      const file = await findAvatarFile(services.db, `${tenant}/${member}/${name}`);
      if (file === undefined) throw new Refusal("path.unknown");
      reply.headers({
        "content-type": file.type,
        // One day: the picture of a deleted account disappears from caches by tomorrow.
        "cache-control": "public, max-age=86400",
        "content-security-policy": picturePolicy,
      });
      return getBytes(services, file);
    },
  );
}
