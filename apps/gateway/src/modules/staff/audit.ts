import type { AuditCheck, AuditPage, ListAudit } from "@marquee/contract/staff";
import { DateTime } from "luxon";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "../../Services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { checkAuditChain, listAuditLines } from "../../tenants/auditStore.ts";

const pageSize = 50;

function toStart(day: string | undefined, zone: string, name: string, plusDays = 0): Date | undefined {
  if (day === undefined) return undefined;
  const start = DateTime.fromISO(day, { zone });
  if (!start.isValid) throw new Refusal("request.invalid", { fields: [{ name, rule: "date" }] });
  return start.plus({ days: plusDays }).toJSDate();
}

/** A text that filters; an empty one filters nothing. */
const toFilter = (text: string | undefined): string | undefined => (text === "" ? undefined : text);

/** A merchant's audit log, newest first. */
export async function listAudit(
  { db }: Services,
  { tenant }: MerchantCall,
  { cursor, from, to, ...texts }: ListAudit,
): Promise<AuditPage> {
  if (cursor !== undefined && !/^[0-9]{1,15}$/.test(cursor))
    throw new Refusal("request.invalid", { fields: [{ name: "cursor", rule: "pattern" }] });
  const rows = await listAuditLines(
    db,
    tenant.id,
    {
      actor: toFilter(texts.actor),
      action: toFilter(texts.action),
      subject: toFilter(texts.subject),
      from: toStart(from, tenant.timeZone, "from"),
      to: toStart(to, tenant.timeZone, "to", 1),
      before: cursor === undefined ? undefined : Number(cursor),
    },
    pageSize + 1,
  );
  const items = rows.slice(0, pageSize).map((row) => ({ ...row, at: row.at.getTime() }));
  return { items, next: rows.length > pageSize ? String(items.at(-1)?.number ?? 0) : null };
}

/** Whether a merchant's log is as it was written. */
export async function checkAudit({ db }: Services, { tenant }: MerchantCall): Promise<AuditCheck> {
  return checkAuditChain(db, tenant.id);
}
