import {
  hasPermission,
  type CreatedExport,
  type CreateExport,
  type Export,
  type ExportId,
  type ExportPage,
  type ListExports,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { ExportList } from "../../exports/ExportList.ts";
import {
  type ExportSize,
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
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import { propose } from "../../staff/propose.ts";
import { findPersonByEmail } from "../../staff/staffStore.ts";
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
const readFilters = ({ request }: Pick<ExportList, "request">, filters: Readonly<Record<string, string>>): object =>
  createRequestReader(request)(readQuery(request, filters));

/** What a proposal of a file holds. */
const Proposed = Type.Object({
  list: Type.String(),
  filters: Type.Record(Type.String(), Type.String()),
  lines: Type.Integer(),
});

const kind = "export.create";

/** The size of a file of a list that may take two people. */
async function toSize(
  { db }: Pick<Services, "db">,
  { tenant }: MerchantCall,
  list: ExportList,
  request: object,
): Promise<ExportSize | undefined> {
  if (list.twoAbove === undefined) return undefined;
  return { lines: await list.count(db, { tenant, may: () => false }, request), most: list.twoAbove };
}

/**
 * Has a file made of a whole list, with what the caller may see of it now; one that is large, alone or with those that the caller has had
 * made in a day, is proposed.
 * @throws Refusal `permission.denied` for a list that the caller does not read, `request.invalid`, `export.limit`, `state.changed`, `export.two`
 * without a reason for what takes two, `idempotency.conflict`
 */
export async function createExport(
  services: Services,
  startExports: () => void,
  call: MerchantCall,
  { id, list: name, filters, reason }: CreateExport,
): Promise<CreatedExport> {
  const { tenant, session } = call;
  const { grants, id: askedById } = session.person;
  const list = services.exports.lists.find((each) => each.name === name);
  if (list === undefined) throw new Refusal("request.invalid", { fields: [{ name: "list", rule: "unknown" }] });
  if (!hasPermission(grants, tenant.code, list.permission)) throw new Refusal("permission.denied");
  const request = readFilters(list, filters);
  const { cursor: _, ...rest } = filters;
  const permissions = list.uses.filter((permission) => hasPermission(grants, tenant.code, permission));
  const size = await toSize(services, call, list, request);
  const isProposed = await transact(services.db, async (tx) => {
    const wanted = { tenantId: tenant.id, id, list: name, filters: rest, permissions, askedById };
    const outcome = await insertExport(tx, wanted, mostOpen, size);
    if (outcome === "LIMIT") throw new Refusal("export.limit");
    if (outcome === "KNOWN") throw new Refusal("state.changed");
    if (outcome === "TWO") {
      const lines = size?.lines ?? 0;
      if (reason === undefined) throw new Refusal("export.two", { value: { lines } });
      await propose(tx, call, { id, kind, subject: name, data: { list: name, filters: rest, lines }, reason });
      return true;
    }
    await call.audit(tx, { action: "create export", subject: name, after: { id, filters: rest, permissions } });
    return false;
  });
  if (!isProposed) startExports();
  return { proposed: isProposed };
}

/** An approved file: it is made for who proposed it, with what he may see by then. */
export const exportKind: ProposalKind = {
  kind,
  permission: "exports.create",
  apply: async (tx, { exports }, { tenant }, { id, data, proposedBy }) => {
    const { list: name, filters } = Value.Parse(Proposed, data);
    const list = exports.lists.find((each) => each.name === name);
    const person = await findPersonByEmail(tx, proposedBy);
    if (list === undefined || person?.state !== "ACTIVE" || !hasPermission(person.grants, tenant.code, list.permission))
      throw new Refusal("state.changed");
    const permissions = list.uses.filter((permission) => hasPermission(person.grants, tenant.code, permission));
    const wanted = { tenantId: tenant.id, id, list: name, filters, permissions, askedById: person.id };
    const outcome = await insertExport(tx, wanted, mostOpen);
    if (outcome !== "STORED") throw new Refusal(outcome === "LIMIT" ? "export.limit" : "state.changed");
  },
};

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
