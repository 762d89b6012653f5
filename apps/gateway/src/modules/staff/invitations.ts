import type {
  AcceptStaffInvitation,
  StaffInvitation,
  StaffInvitationToken,
  StaffStepValue,
} from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toTokenHash } from "../../authentication/token.ts";
import type { Services } from "./services.ts";
import { findInvited, takeInvitation } from "../../staff/invitationStore.ts";
import type { StaffCall } from "../../staff/StaffCall.ts";
import { addStaffEvents } from "../../staff/staffSecurityStore.ts";
import { endStaffSessions } from "../../staff/staffSessionStore.ts";
import { findPerson, moveState, setPasswordHash, settleOwed, type StoredPerson } from "../../staff/staffStore.ts";
import { beginStaffSession } from "./loginStaff.ts";
import { requireStaffNewPassword } from "./requireStaffNewPassword.ts";
import { countFactors, hasFactor, mustHaveFactor } from "./staffFactors.ts";

async function requireInvited({ db }: Services, token: string) {
  const id = await findInvited(db, toTokenHash(token));
  const person = id === undefined ? undefined : await findPerson(db, id);
  if (person?.state !== "INVITED" && person?.state !== "ACTIVE") throw new Refusal("invitation.invalid");
  return person;
}

/** Whom a link invites. @throws Refusal `invitation.invalid` */
export async function getStaffInvitation(
  services: Services,
  _call: StaffCall,
  { token }: StaffInvitationToken,
): Promise<StaffInvitation> {
  const { email, name, grants } = await requireInvited(services, token);
  return { email, name, grants: [...grants] };
}

/** Somebody new becomes active; somebody active has no factor, which the invitation is to set up. */
async function isAccepted(tx: Db, person: StoredPerson | undefined): Promise<boolean> {
  if (person?.state === "INVITED") return moveState(tx, person.id, "INVITED", "ACTIVE");
  return person?.state === "ACTIVE" && !hasFactor(await countFactors(tx, person.id));
}

/**
 * Accepts an invitation once and begins a session, the only one in which a first factor is set up where staff must have one (decision
 * 090). @throws Refusal `invitation.invalid`, `fields`
 */
export async function acceptStaffInvitation(
  services: Services,
  call: StaffCall,
  { token, password }: AcceptStaffInvitation,
): Promise<StaffStepValue> {
  const { passwords } = services;
  const { id } = await requireInvited(services, token);
  await requireStaffNewPassword(services, "password", password);
  const hash = await passwords.desk.hash(id, password);
  const pending = mustHaveFactor(services) ? "SECOND_FACTOR_SETUP" : null;
  return beginStaffSession(services, call, { staffId: id, pending, byPasskey: false }, async (tx, person) => {
    if (!(await isAccepted(tx, person)) || !(await takeInvitation(tx, toTokenHash(token))))
      throw new Refusal("invitation.invalid");
    await setPasswordHash(tx, id, hash);
    await endStaffSessions(tx, id, "all");
    await settleOwed(tx, id);
    await addStaffEvents(tx, [{ staffId: id, event: "invitation.accepted", call }]);
  });
}
