import type {
  ListRestrictions,
  ListRestrictionTargets,
  Restriction,
  RestrictionPage,
  RestrictionTargets,
} from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import { readCursor, toCursor } from "../../staff/cursor.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { listTargets } from "../games/index.ts";
import { listStoredLabels } from "../member/index.ts";
import { requireMember } from "../member-desk/index.ts";
import { listRestrictionPage, type StoredRestriction } from "./restrictionDeskStore.ts";

const pageSize = 50;

const toItem = ({ memberId, labelId, at, until, liftedAt, ...rest }: StoredRestriction): Restriction => ({
  ...rest,
  subject: memberId === null ? "LABEL" : "MEMBER",
  subjectId: memberId ?? labelId ?? "",
  at: at.getTime(),
  until: until?.getTime() ?? null,
  liftedAt: liftedAt?.getTime() ?? null,
});

async function requireLabel(db: Db, tenantId: string, labelId: string): Promise<void> {
  if (!(await listStoredLabels(db, tenantId)).some(({ id }) => id === labelId)) throw new Refusal("label.unknown");
}

/** Game restrictions of a merchant, newest first; that members were read is written down. @throws Refusal `member.unknown`, `label.unknown` */
export async function listRestrictions(
  services: Services,
  call: MerchantCall,
  { memberId, labelId, state, cursor }: ListRestrictions,
): Promise<RestrictionPage> {
  const { db } = services;
  const { id: tenantId } = call.tenant;
  if (memberId !== undefined) await requireMember(services, call, { memberId }, "restrictions");
  if (labelId !== undefined) await requireLabel(db, tenantId, labelId);
  const inForce = state === undefined ? undefined : state === "IN_FORCE";
  const after = readCursor(cursor);
  const rows = await listRestrictionPage(db, tenantId, pageSize + 1, { memberId, labelId, inForce, after });
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  if (memberId === undefined && items.some((row) => row.memberId !== null))
    await call.audit(db, { action: "read game restrictions", subject: state ?? "" });
  return {
    items: items.map(toItem),
    next: rows.length > pageSize && last !== undefined ? toCursor(last.at, last.id) : null,
  };
}

/** What a restriction may name: staff who may restrict need not be allowed to read the pages of games. */
export async function listRestrictionTargets(
  { db }: Services,
  { tenant }: MerchantCall,
  { search = "" }: ListRestrictionTargets,
): Promise<RestrictionTargets> {
  return listTargets(db, tenant.id, search);
}
