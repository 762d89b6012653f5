import type {
  StaffPasskeyAnswer,
  StaffPasskeyId,
  StaffPasskeyList,
  StaffPasskeyOptions,
  StaffStepValue,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import type { PasskeyPlace } from "../../identity/passkeys/createPasskeys.ts";
import { deletePasskey, listStoredPasskeys } from "../../identity/passkeys/passkeyStore.ts";
import type { Services } from "../../Services.ts";
import type { SessionCall, StaffCall } from "../../staff/StaffCall.ts";
import { findPerson, noteLogin } from "../../staff/staffStore.ts";
import { settleStep } from "../../staff/staffSessionStore.ts";
import { beginStaffSession } from "./loginStaff.ts";
import { toHolder } from "./staffFactors.ts";

/** The back office as the place to which passkeys of staff belong. */
const toPlace = ({ host, origin, userAgent }: StaffCall): PasskeyPlace => ({
  tenant: { id: "", name: "Marquee desk" },
  host,
  origin,
  userAgent,
});

/** The options with which a browser signs in. */
export async function startStaffPasskeyLogin(
  { staffPasskeys }: Services,
  call: StaffCall,
): Promise<StaffPasskeyOptions> {
  return { options: await staffPasskeys.startLogin(toPlace(call)) };
}

/** Logs somebody in by a passkey, which counts as both factors. @throws Refusal `passkey.invalid` */
export async function loginStaffByPasskey(
  services: Services,
  call: StaffCall,
  { response }: StaffPasskeyAnswer,
): Promise<StaffStepValue> {
  const { db, staffPasskeys } = services;
  const { memberId, consume } = await staffPasskeys.check(toPlace(call), response);
  if ((await findPerson(db, memberId))?.state !== "ACTIVE") throw new Refusal("passkey.invalid");
  await transact(db, (tx) => consume(tx.withSchema("staff")));
  return beginStaffSession(services, call, memberId, null);
}

/** The options with which a browser makes a passkey. @throws Refusal `passkey.limit` */
export async function startStaffPasskey({ staffPasskeys }: Services, call: SessionCall): Promise<StaffPasskeyOptions> {
  const { id, email } = call.session.person;
  return { options: await staffPasskeys.startRegistration(toPlace(call), toHolder(id), email) };
}

/** Stores a passkey; a session that waited for a second factor may go on. @throws Refusal `passkey.invalid`, `passkey.limit` */
export async function createStaffPasskey(
  { db, staffPasskeys }: Services,
  call: SessionCall,
  { response }: StaffPasskeyAnswer,
): Promise<void> {
  const { person, tokenHash } = call.session;
  await staffPasskeys.register(toPlace(call), toHolder(person.id), response);
  await transact(db, async (tx) => {
    if (await settleStep(tx, tokenHash, "SECOND_FACTOR_SETUP")) await noteLogin(tx, person.id);
  });
}

/** The caller's passkeys, oldest first. */
export async function listStaffPasskeys({ db }: Services, call: SessionCall): Promise<StaffPasskeyList> {
  const stored = await listStoredPasskeys(db.withSchema("staff"), toHolder(call.session.person.id));
  return stored.map(({ id, userAgent, createdAt, usedAt }) => ({
    id,
    userAgent,
    createdAt: createdAt.getTime(),
    usedAt: usedAt?.getTime() ?? null,
  }));
}

/** Removes one of the caller's passkeys. */
export async function removeStaffPasskey({ db }: Services, call: SessionCall, { id }: StaffPasskeyId): Promise<void> {
  await deletePasskey(db.withSchema("staff"), toHolder(call.session.person.id), id);
}
