import { getMemberProtection, listExclusions } from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import { readCursor, toCursor } from "../../staff/cursor.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { findMemberName } from "./memberNameStore.ts";
import { listExclusionPage, type ListedExclusion } from "./exclusionStore.ts";
import { showProtection } from "./showProtection.ts";

const pageSize = 50;

const toItem = ({ id, kind, at, until, member_id: memberId, username, in_force: inForce }: ListedExclusion) => ({
  id,
  kind,
  at: at.getTime(),
  until: until?.getTime() ?? null,
  memberId,
  username,
  inForce,
});

/** Protection of a merchant's members, to be read; that it was read is written down, since it names members. */
export function protectionStaffRoutes({ db }: Services): readonly StaffRoute[] {
  return [
    merchantRoute(listExclusions, async (call, { kind, cursor }) => {
      const after = readCursor(cursor)?.id;
      const rows = await listExclusionPage(db, call.tenant.id, pageSize + 1, { kind, after });
      const items = rows.slice(0, pageSize);
      const last = items.at(-1);
      if (items.length > 0) await call.audit(db, { action: "read exclusions", subject: kind ?? "" });
      return {
        items: items.map(toItem),
        next: rows.length > pageSize && last !== undefined ? toCursor(last.at, last.id) : null,
      };
    }),
    merchantRoute(getMemberProtection, async (call, { memberId }) => {
      const { id: tenantId } = call.tenant;
      const member = await findMemberName(db, { tenantId, memberId });
      if (member === undefined) throw new Refusal("member.unknown");
      await call.audit(db, { action: "read member protection", subject: member.username });
      return { ...(await showProtection(db, { tenantId, memberId })), memberId, ...member };
    }),
  ];
}
