import {
  hasPermission,
  type CreateExport,
  type Export,
  type ExportId,
  type ExportPage,
  type ListExports,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { ExportList } from "../../exports/ExportList.ts";
import {
  findExport,
  insertExport,
  listStoredExports,
  type StoredExport,
  stopExport,
} from "../../exports/exportStore.ts";
import { canDownload } from "../../exports/registerExportFiles.ts";
import { createRequestReader, readQuery } from "../../http/readRequest.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import { readCursor, toCursor } from "../../staff/cursor.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";

const pageSize = 50;
/** Exports of a merchant that wait or are being made. */
const mostOpen = 3;

/** Who reads the list, or asked for the export, may know of it. */
function canSee({ exports }: Services, { tenant, session }: MerchantCall, stored: StoredExport): boolean {
  const list = exports.lists.find(({ name }) => name === stored.list);
  const isReader = list !== undefined && hasPermission(session.person.grants, tenant.code, list.permission);
  return isReader || stored.askedById === session.person.id;
}

function toExport(services: Services, call: MerchantCall, stored: StoredExport): Export {
  const { id, list, askedBy, askedAt, state, rows, total, bytes, finishedAt, expiresAt } = stored;
  const isOver = state === "DONE" && expiresAt !== null && expiresAt.getTime() <= Date.now();
  return {
    id,
    list,
    askedBy,
    rows,
    total,
    askedAt: askedAt.getTime(),
    state: isOver ? "EXPIRED" : state,
    bytes: Number(bytes),
    finishedAt: finishedAt?.getTime() ?? null,
    expiresAt: expiresAt?.getTime() ?? null,
    downloadable: canDownload(services, call.tenant.code, call.session.person, stored),
    cancellable: (state === "WAITING" || state === "RUNNING") && canSee(services, call, stored),
  };
}

/** Exports of the merchant's lists that the caller reads, newest first. */
export async function listExports(
  services: Services,
  call: MerchantCall,
  { cursor }: ListExports,
): Promise<ExportPage> {
  const rows = await listStoredExports(services.db, call.tenant.id, pageSize + 1, readCursor(cursor));
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: page.filter((stored) => canSee(services, call, stored)).map((stored) => toExport(services, call, stored)),
    next: rows.length > pageSize && last !== undefined ? toCursor(last.askedAt, last.id) : null,
  };
}

/** The filters as the list's own row takes them. @throws Refusal `request.invalid` for those that it refuses */
function readFilters(
  { request }: ExportList,
  filters: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  createRequestReader(request)(readQuery(request, filters));
  return filters;
}

/**
 * Has a file made of a whole list, with what the caller may see of it now.
 * @throws Refusal `permission.denied` for a list that the caller does not read, `request.invalid`, `export.limit`, `state.changed`
 */
export async function createExport(
  services: Services,
  startExports: () => void,
  call: MerchantCall,
  { id, list: name, filters }: CreateExport,
): Promise<void> {
  const { tenant, session } = call;
  const { grants, id: askedById } = session.person;
  const list = services.exports.lists.find((each) => each.name === name);
  if (list === undefined) throw new Refusal("request.invalid", { fields: [{ name: "list", rule: "unknown" }] });
  if (!hasPermission(grants, tenant.code, list.permission)) throw new Refusal("permission.denied");
  const { cursor: _, ...rest } = readFilters(list, filters);
  const permissions = list.uses.filter((permission) => hasPermission(grants, tenant.code, permission));
  await transact(services.db, async (tx) => {
    const wanted = { tenantId: tenant.id, id, list: name, filters: rest, permissions, askedById };
    const outcome = await insertExport(tx, wanted, mostOpen);
    if (outcome === "LIMIT") throw new Refusal("export.limit");
    if (outcome === "KNOWN") throw new Refusal("state.changed");
    await call.audit(tx, { action: "create export", subject: name, after: { id, filters: rest, permissions } });
  });
  startExports();
}

/** Ends an export that is not done. @throws Refusal `state.changed` when it is over, or the caller may not know of it */
export async function cancelExport(services: Services, call: MerchantCall, { id }: ExportId): Promise<void> {
  const stored = await findExport(services.db, id);
  if (stored === undefined || stored.tenantId !== call.tenant.id || !canSee(services, call, stored))
    throw new Refusal("state.changed");
  await transact(services.db, async (tx) => {
    if (!(await stopExport(tx, call.tenant.id, id))) throw new Refusal("state.changed");
    await call.audit(tx, { action: "cancel export", subject: stored.list, after: { id, rows: stored.rows } });
  });
}
