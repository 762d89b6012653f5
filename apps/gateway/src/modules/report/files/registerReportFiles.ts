import { createReportFile } from "@marquee/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { requireCaller, requireOpen } from "../../../http/gateRow.ts";
import { getToken, identifyLocation, identifyTenant } from "../../../http/identifyRequest.ts";
import { Refusal } from "../../../http/Refusal.ts";
import type { Session } from "../../../authentication/Session.ts";
import type { Services } from "../services.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { isReportOn, readId, reportFolder, toFileName, toReportScope, type WantedFile } from "./createFile.ts";
import { toReportFile } from "./toReportFile.ts";

type Asked = FastifyRequest<{
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly until?: unknown; readonly signature?: unknown };
}>;

interface Linked {
  readonly tenant: Tenant;
  readonly session: Session;
  readonly wanted: WantedFile;
}

const toText = (value: unknown): string => (typeof value === "string" ? value : "");

/** What a link stands for, for the session that asked for it. @throws Refusal `path.unknown` for anybody else, and after its five minutes */
async function findLinked(services: Services, request: Asked): Promise<Linked> {
  const tenant = identifyTenant(services.tenantRegistry, request);
  const { shapes: _, ...row } = createReportFile;
  requireOpen(row, tenant, identifyLocation(request, services.config.countryHeader), request);
  const token = getToken(request);
  const session = token === undefined ? undefined : await services.sessions.get(tenant.id, token, true);
  requireCaller(row, tenant, session);
  const { id } = request.params;
  const { until, signature } = request.query;
  const isReader = session !== undefined && services.fileLinks.accept(session, id, toText(until), toText(signature));
  const wanted = isReader ? readId(id) : undefined;
  if (session === undefined || wanted === undefined || !isReportOn(tenant, wanted.report))
    throw new Refusal("path.unknown");
  return { tenant, session, wanted };
}

/** Serves the files of reports: made while they are sent, for the member whose session asked for the link. */
export async function registerReportFiles(http: FastifyInstance, services: Services): Promise<void> {
  http.get(`${reportFolder}/:id`, { config: { limit: "files" } }, async (request: Asked, reply) => {
    const linked = await findLinked(services, request);
    const { wanted, tenant, session } = linked;
    const gone = new AbortController();
    // Who has gone away takes nobody else's time; the refusal reaches nobody.
    reply.raw.once("close", () => gone.abort(new Refusal("rate.limited", { retryAfter: 1 })));
    const file = await toReportFile(services, toReportScope(tenant, session, wanted), wanted, gone.signal);
    reply.headers({
      "content-type": wanted.format === "pdf" ? "application/pdf" : "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${toFileName(wanted)}"`,
      "cache-control": "private, no-store",
      "content-security-policy": "sandbox",
    });
    return reply.send(file);
  });
}
