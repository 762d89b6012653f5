import type {
  InvitePerson,
  Person,
  Permission,
  PersonList,
  ProposalId,
  ProposeRoles,
  ProposeStaffReset,
  SetPersonState,
  StaffRole,
} from "@marquee/contract/staff";
import { canEnter, canGive, hasPermission, staffStates } from "@marquee/contract/staff";
import { patterns, toTidyName, transition } from "@marquee/contract";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import { listLockedNames } from "../../authentication/loginAttemptStore.ts";
import { listStoredPasskeys } from "../../authentication/passkeys/passkeyStore.ts";
import { removeInvitation } from "../../staff/invitationStore.ts";
import { endPlansOf } from "../../planned-changes/endPlansOf.ts";
import type { Services } from "./services.ts";
import { propose } from "../../staff/propose.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { addStaffEvents } from "../../staff/staffSecurityStore.ts";
import { endStaffSessions } from "../../staff/staffSessionStore.ts";
import { findPerson, findPersonByEmail, listPeopleOf, moveState, type StoredPerson } from "../../staff/staffStore.ts";
import { toHolder } from "./staffFactors.ts";
import { listTryKeys } from "./staffTries.ts";

const mailbox = new RegExp(patterns.find(({ name }) => name === "mailbox")?.source ?? "^$", "u");

async function toPerson(
  { db, staffFactors }: Services,
  person: StoredPerson,
  merchant: string,
  locked: boolean,
): Promise<Person> {
  const holder = toHolder(person.id);
  const { since } = await staffFactors.get(holder);
  return {
    id: person.id,
    email: person.email,
    name: person.name,
    state: person.state,
    grants: person.grants.filter((grant) => grant.merchant === merchant || grant.merchant === "*"),
    secondFactor: since !== null,
    passkeys: (await listStoredPasskeys(db.withSchema("staff"), holder)).length,
    lastLoginAt: person.lastLoginAt?.getTime() ?? null,
    locked,
  };
}

/** The people who work for a merchant, without what they do elsewhere. */
export async function listPeople(services: Services, { tenant }: MerchantCall): Promise<PersonList> {
  const { db } = services;
  const people = await listPeopleOf(db, tenant.code);
  const keys = people.map((person) => listTryKeys(services, person));
  const locked = await listLockedNames(db, "", keys.flat());
  return Promise.all(
    people.map((person, index) => {
      const isLocked = keys[index]?.some((key) => locked.has(key)) ?? false;
      return toPerson(services, person, tenant.code, isLocked);
    }),
  );
}

/** Holds a caller to roles of which he has every permission himself at the merchant. @throws Refusal `permission.denied` */
export function requireGivable({ session, tenant }: MerchantCall, roles: readonly StaffRole[]): void {
  if (!canGive(session.person.grants, tenant.code, roles)) throw new Refusal("permission.denied");
}

/** Proposes an invitation. @throws Refusal `permission.denied`, `fields` for a wrong address, `staff.known` when the person works here already */
export async function invitePerson(
  { db }: Services,
  call: MerchantCall,
  { id, email, name, roles, reason }: InvitePerson,
): Promise<ProposalId> {
  requireGivable(call, roles);
  const address = email.trim();
  if (!mailbox.test(address)) throw new Refusal("fields", { fields: [{ name: "email", rule: "pattern" }] });
  const known = await findPersonByEmail(db, address);
  // Somebody who works for other merchants only is invited as anybody else: the caller must not learn of it.
  if (known !== undefined && canEnter(known.grants, call.tenant.code)) throw new Refusal("staff.known");
  const data = { email: address, name: toTidyName(name), roles };
  return propose(db, call, { id, kind: "staff.invite", subject: address, data, reason });
}

/** Somebody who works for the merchant, and not for all of them. @throws Refusal `staff.unknown` */
export async function requireColleague(
  { db }: Pick<Services, "db">,
  { tenant }: MerchantCall,
  id: string,
): Promise<StoredPerson> {
  const person = await findPerson(db, id);
  const isHere = person?.grants.some(({ merchant }) => merchant === tenant.code) ?? false;
  if (person === undefined || !isHere || person.state === "WITHDRAWN") throw new Refusal("staff.unknown");
  return person;
}

/**
 * A colleague about whom the caller may decide at every merchant of the colleague: states and factors are a person's everywhere. Nobody
 * does it about themselves. @throws Refusal `staff.unknown`, `permission.denied`
 */
export async function requireWholeColleague(
  services: Pick<Services, "db">,
  call: MerchantCall,
  staffId: string,
  permission: Permission,
): Promise<StoredPerson> {
  const person = await requireColleague(services, call, staffId);
  const { grants, id: callerId } = call.session.person;
  const isWhole = person.grants.every(({ merchant }) => hasPermission(grants, merchant, permission));
  if (!isWhole || person.id === callerId) throw new Refusal("permission.denied");
  return person;
}

/** Proposes to reset somebody's password and factors. @throws Refusal `staff.unknown`, `permission.denied`, `state.changed` */
export async function proposeStaffReset(
  services: Services,
  call: MerchantCall,
  { id, staffId, reason }: ProposeStaffReset,
): Promise<ProposalId> {
  const { state, email } = await requireWholeColleague(services, call, staffId, "staff.propose");
  if (state !== "ACTIVE") throw new Refusal("state.changed", { value: { state } });
  return propose(services.db, call, { id, kind: "staff.reset", subject: email, data: { staffId }, reason });
}

/** Proposes other roles at the merchant. @throws Refusal `staff.unknown`, `permission.denied` */
export async function proposeRoles(
  services: Services,
  call: MerchantCall,
  { id, staffId, roles, reason }: ProposeRoles,
): Promise<ProposalId> {
  const person = await requireColleague(services, call, staffId);
  requireGivable(call, roles);
  const before = person.grants.filter(({ merchant }) => merchant === call.tenant.code).map(({ role }) => role);
  const data = { staffId, before, roles };
  return propose(services.db, call, { id, kind: "staff.roles", subject: person.email, data, reason });
}

/**
 * Shuts somebody out at once, which ends his sessions, lets him in again, or withdraws an invitation. Only who may do it at every
 * merchant of the person may do it: the state is the person's everywhere. @throws Refusal `staff.unknown`, `permission.denied`, `state.changed`
 */
export async function setPersonState(
  services: Services,
  call: MerchantCall,
  { staffId, event, reason }: SetPersonState,
): Promise<void> {
  const person = await requireWholeColleague(services, call, staffId, "staff.propose");
  const to = transition(staffStates, person.state, event);
  if (to === null) throw new Refusal("state.changed", { value: { state: person.state } });
  await transact(services.db, async (tx) => {
    if (!(await moveState(tx, person.id, person.state, to))) throw new Refusal("state.changed");
    if (to !== "ACTIVE" && (await endStaffSessions(tx, person.id, "all")) > 0) {
      const actor = call.session.person.email;
      await addStaffEvents(tx, [{ staffId: person.id, event: "session.ended", actor, call }]);
    }
    if (to !== "ACTIVE")
      await endPlansOf(tx, person.id, { actor: call.session.person.email, address: call.location.ip, reason });
    if (to === "WITHDRAWN") await removeInvitation(tx, person.id);
    await call.audit(tx, { action: `${event} staff`, subject: person.email, reason, before: person.state, after: to });
  });
}
