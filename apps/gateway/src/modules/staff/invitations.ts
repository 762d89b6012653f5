import type {
  AcceptStaffInvitation,
  StaffInvitation,
  StaffInvitationToken,
  StaffStepValue,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import { toTokenHash } from "../../identity/token.ts";
import type { Services } from "../../Services.ts";
import { findInvited, removeInvitation } from "../../staff/invitationStore.ts";
import type { StaffCall } from "../../staff/StaffCall.ts";
import { findPerson, moveState, setPasswordHash } from "../../staff/staffStore.ts";
import { beginStaffSession, toFirstStep } from "./loginStaff.ts";
import { requireStaffNewPassword } from "./requireStaffNewPassword.ts";

async function requireInvited({ db }: Services, token: string) {
  const id = await findInvited(db, toTokenHash(token));
  const person = id === undefined ? undefined : await findPerson(db, id);
  if (person?.state !== "INVITED") throw new Refusal("invitation.invalid");
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

/** Accepts an invitation once and begins a session. @throws Refusal `invitation.invalid`, `fields` */
export async function acceptStaffInvitation(
  services: Services,
  call: StaffCall,
  { token, password }: AcceptStaffInvitation,
): Promise<StaffStepValue> {
  const { db, passwords } = services;
  const { id } = await requireInvited(services, token);
  await requireStaffNewPassword(services, "password", password);
  const hash = await passwords.hash(password);
  await transact(db, async (tx) => {
    if (!(await moveState(tx, id, "INVITED", "ACTIVE"))) throw new Refusal("invitation.invalid");
    await setPasswordHash(tx, id, hash);
    await removeInvitation(tx, id);
  });
  return beginStaffSession(services, call, id, await toFirstStep(services, id));
}
