import type { ListStaffSecurity, StaffSecurityPage, UnlockPerson } from "@marquee/contract/staff";
import { hasPermission } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import { forgetNames } from "../../authentication/loginAttemptStore.ts";
import type { Services } from "./services.ts";
import { readCursor, toCursor } from "../../staff/cursor.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { addStaffEvents, countStaffEvents, listStaffEvents } from "../../staff/staffSecurityStore.ts";
import { listPeopleOf, lockPerson } from "../../staff/staffStore.ts";
import { requireWholeColleague } from "./people.ts";
import { listTryKeys } from "./staffTries.ts";
import { tellStaff } from "./tellStaff.ts";

const pageSize = 50;
/** Who unlocks again and again would guess with a colleague's password. */
const mostUnlocks = 3;

/**
 * The security log of a merchant's people, newest first. Staff of the platform stand in it for the platform's owners alone: a merchant's
 * owner does not learn from where they log in. That it was read is written down.
 */
export async function listStaffSecurity(
  { db }: Services,
  call: MerchantCall,
  { staffId, event, cursor }: ListStaffSecurity,
): Promise<StaffSecurityPage> {
  const { tenant, session } = call;
  const before = readCursor(cursor)?.id;
  const isPlatform = hasPermission(session.person.grants, "*", "staff.security");
  const people = (await listPeopleOf(db, tenant.code)).filter(
    ({ id, grants }) =>
      (staffId === undefined || id === staffId) && (isPlatform || grants.every(({ merchant }) => merchant !== "*")),
  );
  const rows = await listStaffEvents(
    db,
    people.map(({ id }) => id),
    pageSize + 1,
    { event, before },
  );
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  await call.audit(db, { action: "read staff security", subject: people.length === 1 ? (people[0]?.email ?? "") : "" });
  return {
    items: items.map((row) => ({ ...row, at: row.at.getTime() })),
    next: rows.length > pageSize && last !== undefined ? toCursor(last.at, last.id) : null,
  };
}

/**
 * Ends somebody's locks after wrong passwords and codes, and tells them; nobody unlocks themselves.
 * @throws Refusal `staff.unknown`, `permission.denied`, `unlock.limit` for the fourth time in 24 hours
 */
export async function unlockPerson(
  services: Services,
  call: MerchantCall,
  { staffId, reason }: UnlockPerson,
): Promise<void> {
  const person = await requireWholeColleague(services, call, staffId, "staff.propose");
  const actor = call.session.person.email;
  await transact(services.db, async (tx) => {
    await lockPerson(tx, staffId);
    if ((await countStaffEvents(tx, staffId, "unlocked")) >= mostUnlocks) throw new Refusal("unlock.limit");
    await forgetNames(tx, "", listTryKeys(services, person));
    await addStaffEvents(tx, [{ staffId, event: "unlocked", actor, call }]);
    await tellStaff(tx, services, person, "unlocked", { by: actor, address: call.location.ip });
    await call.audit(tx, { action: "unlock staff", subject: person.email, reason });
  });
  services.sendSoon();
}
