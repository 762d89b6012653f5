import type { CheckLine, CheckPage, CheckSheet, DecideCheck, ListIdentityChecks } from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import { readCursor, toCursor } from "../../staff/cursor.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { toStaffReader } from "../../staff/toStaffReader.ts";
import { decideIdentity, getIdentityCheck as findCheck, type IdentityCheck, listCheckPage } from "../security/index.ts";
import { findMember } from "./memberSheetStore.ts";

const pageSize = 50;

const toLine = (check: IdentityCheck, username: string): CheckLine => ({
  id: check.id,
  memberId: check.member_id,
  username,
  state: check.state,
  documentType: check.document_type,
  fullName: check.full_name,
  submittedAt: check.submitted_at.getTime(),
  decidedAt: check.decided_at?.getTime() ?? null,
  decidedBy: check.decided_by ?? "",
  reason: check.reason,
});

/** Identity documents: those that wait, the longest first, or others, the newest first. */
export async function listIdentityChecks(
  { db }: Services,
  call: MerchantCall,
  { state, memberId, cursor }: ListIdentityChecks,
): Promise<CheckPage> {
  const place = readCursor(cursor);
  const after = place === undefined ? undefined : { at: new Date(place.at), id: place.id };
  const rows = await listCheckPage(db, call.tenant.id, { state, memberId, after }, pageSize + 1);
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  const subject = memberId === undefined ? "list" : (items[0]?.username ?? memberId);
  if (items.length > 0) await call.audit(db, { action: "read identity documents", subject });
  return {
    items: items.map((row) => toLine(row, row.username)),
    next: rows.length > pageSize && last !== undefined ? toCursor(last.submitted_at, last.id) : null,
  };
}

/** Identity documents with links to their pictures; the view is written down. @throws Refusal `documents.unknown` */
export async function getIdentityCheck(
  { db, fileLinks }: Services,
  call: MerchantCall,
  { id }: { readonly id: string },
): Promise<CheckSheet> {
  const check = await findCheck(db, call.tenant.id, id);
  const member =
    check === undefined ? undefined : await findMember(db, { tenantId: call.tenant.id, memberId: check.member_id });
  if (check === undefined || member === undefined) throw new Refusal("documents.unknown");
  await call.audit(db, { action: "view identity documents", subject: member.username, after: { check: id } });
  const reader = toStaffReader(call.session, call.tenant);
  const pictures = (["front", "back", "selfie"] as const).flatMap((part) => {
    const file = check[part];
    if (file === null) return [];
    return [{ part, ...fileLinks.create(reader, file, `/staff/files/${call.tenant.code}`) }];
  });
  return {
    ...toLine(check, member.username),
    birthday: member.birthday,
    livenessCode: check.liveness_code,
    pictures,
  };
}

/**
 * Decides on identity documents; the member is told, with the reason of what is no approval.
 * @throws Refusal `fields` without a reason, `state.changed` when somebody else has decided
 */
export async function decideIdentityCheck(
  services: Services,
  { tenant, session, location }: MerchantCall,
  { id, decision, reason }: DecideCheck,
): Promise<void> {
  if (decision !== "approve" && reason.trim().length < 3)
    throw new Refusal("fields", { fields: [{ name: "reason", rule: "required" }] });
  const by = { actor: session.person.email, address: location.ip };
  const decided = await decideIdentity(services, tenant, { id, decision, reason: reason.trim(), ...by });
  if (decided === undefined) throw new Refusal("state.changed");
}
