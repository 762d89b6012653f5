import { listAudit, listOutbox, listProposals } from "@marquee/contract/staff";
import { exportList, type ExportList } from "../../exports/ExportList.ts";
import { toRecipientMask } from "../../authentication/toRecipientMask.ts";
import { countMessages, listMessagePage } from "../../messages/outgoingMessageStore.ts";
import { readCursor, toCursor } from "../../staff/cursor.ts";
import { countProposals, listStoredProposals } from "../../staff/proposalStore.ts";
import { countAuditLines, listAuditLines } from "../../tenants/auditStore.ts";
import { toAuditFilter } from "./audit.ts";
import { toMessageFilter } from "./outbox.ts";

const toJson = (value: unknown): string => (value === null ? "" : JSON.stringify(value));
const toTime = (at: Date | null): string => at?.toISOString() ?? "";

/** The last line of a full part; after a part that is not full there is none. */
function toLast<Row>(rows: readonly Row[], most: number): Row | undefined {
  return rows.length < most ? undefined : rows.at(-1);
}

const auditExport = exportList("audit", listAudit, {
  count: (db, { tenant }, request) => countAuditLines(db, tenant.id, toAuditFilter(tenant, request)),
  async read({ db }, { tenant }, request, place, most) {
    const before = place === undefined ? undefined : Number(place);
    const rows = await listAuditLines(db, tenant.id, { ...toAuditFilter(tenant, request), before }, most);
    return { rows, next: toLast(rows, most)?.number.toString() ?? null };
  },
  columns: [
    { title: "number", toText: ({ number }) => String(number) },
    { title: "time", toText: ({ at }) => toTime(at) },
    { title: "actor", toText: ({ actor }) => actor },
    { title: "action", toText: ({ action }) => action },
    { title: "subject", toText: ({ subject }) => subject },
    { title: "reason", toText: ({ reason }) => reason },
    { title: "before", toText: ({ before }) => toJson(before) },
    { title: "after", toText: ({ after }) => toJson(after) },
    { title: "address", toText: ({ address }) => address },
    { title: "hash", toText: ({ hash }) => hash },
  ],
});

const messageExport = exportList("messages", listOutbox, {
  uses: ["members.contacts"],
  count: (db, { tenant }, request) => countMessages(db, tenant.id, toMessageFilter(request)),
  async read({ db }, { tenant, may }, request, place, most) {
    const rows = await listMessagePage(db, tenant.id, most, { ...toMessageFilter(request), after: readCursor(place) });
    const last = toLast(rows, most);
    const isWhole = may("members.contacts");
    return {
      rows: rows.map((row) => ({ row, isWhole })),
      next: last === undefined ? null : toCursor(last.created_at, last.id),
    };
  },
  // Neither subjects nor texts: they hold codes and links of people.
  columns: [
    { title: "id", toText: ({ row }) => row.id },
    { title: "time", toText: ({ row }) => toTime(row.created_at) },
    { title: "channel", toText: ({ row }) => row.channel },
    {
      title: "recipient",
      toText: ({ row, isWhole }) => (isWhole ? row.recipient : toRecipientMask(row.channel, row.recipient)),
    },
    { title: "template", toText: ({ row }) => row.template },
    { title: "language", toText: ({ row }) => row.language },
    { title: "state", toText: ({ row }) => row.state },
    { title: "tries", toText: ({ row }) => String(row.tries) },
    { title: "sent", toText: ({ row }) => toTime(row.sent_at) },
    { title: "failure", toText: ({ row }) => row.failure ?? "" },
  ],
});

const proposalExport = exportList("proposals", listProposals, {
  count: (db, { tenant }, { state }) => countProposals(db, tenant.id, state),
  async read({ db }, { tenant }, { state }, place, most) {
    const after = readCursor(place);
    const from = after === undefined ? undefined : { at: new Date(after.at), id: after.id };
    const rows = await listStoredProposals(db, tenant.id, most, state, from);
    const last = toLast(rows, most);
    return { rows, next: last === undefined ? null : toCursor(last.proposedAt, last.id) };
  },
  columns: [
    { title: "id", toText: ({ id }) => id },
    { title: "kind", toText: ({ kind }) => kind },
    { title: "subject", toText: ({ subject }) => subject },
    { title: "reason", toText: ({ reason }) => reason },
    { title: "state", toText: ({ state }) => state },
    { title: "proposed by", toText: ({ proposedBy }) => proposedBy },
    { title: "proposed at", toText: ({ proposedAt }) => toTime(proposedAt) },
    { title: "decided by", toText: ({ decidedBy }) => decidedBy ?? "" },
    { title: "decided at", toText: ({ decidedAt }) => toTime(decidedAt) },
    { title: "note", toText: ({ note }) => note },
    { title: "data", toText: ({ data }) => toJson(data) },
  ],
});

/** Lists of domain `staff` of which files can be made. */
export const staffExportLists: readonly ExportList[] = [auditExport, messageExport, proposalExport];
