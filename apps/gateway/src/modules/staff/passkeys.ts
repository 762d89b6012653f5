import type {
  RemoveStaffPasskey,
  StaffPasskeyAnswer,
  StaffPasskeyList,
  StaffPasskeyOptions,
  StaffStepValue,
  StartStaffFactor,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import type { PasskeyPlace } from "../../identity/passkeys/createPasskeys.ts";
import { deletePasskey, listStoredPasskeys } from "../../identity/passkeys/passkeyStore.ts";
import type { Services } from "../../Services.ts";
import type { SessionCall, StaffCall } from "../../staff/StaffCall.ts";
import { lockPerson } from "../../staff/staffStore.ts";
import { beginStaffSession } from "./loginStaff.ts";
import { completeSetUp, requireFactorProof, requireStaffPassword } from "./secondFactor.ts";
import { requireFactorLeft, toHolder } from "./staffFactors.ts";
import { tellChange } from "./tellStaff.ts";

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

/** Logs somebody in by a passkey, which counts as both factors while its counter rises. @throws Refusal `passkey.invalid` */
export async function loginStaffByPasskey(
  services: Services,
  call: StaffCall,
  { response }: StaffPasskeyAnswer,
): Promise<StaffStepValue> {
  const { db, staffPasskeys, staffFactors } = services;
  const { memberId, isBehind, consume } = await staffPasskeys.check(toPlace(call), response);
  // There may be a copy of it: it counts as one factor, and who has no other cannot log in by it.
  if (isBehind && (await staffFactors.get(toHolder(memberId))).since === null) {
    await transact(db, (tx) => consume(tx.withSchema("staff")));
    throw new Refusal("passkey.invalid");
  }
  return beginStaffSession(
    services,
    call,
    { staffId: memberId, pending: isBehind ? "SECOND_FACTOR" : null },
    async (tx, person) => {
      if (person?.state !== "ACTIVE") throw new Refusal("passkey.invalid");
      await consume(tx.withSchema("staff"));
    },
  );
}

/** The options with which a browser makes a passkey. @throws Refusal `passkey.limit`, and what {@link requireFactorProof} throws */
export async function startStaffPasskey(
  services: Services,
  call: SessionCall,
  request: StartStaffFactor,
): Promise<StaffPasskeyOptions> {
  await requireFactorProof(services, call, request);
  const { id, email } = call.session.person;
  return { options: await services.staffPasskeys.startRegistration(toPlace(call), toHolder(id), email) };
}

/** Stores a passkey; a session that waited for a second factor may go on. @throws Refusal `passkey.invalid`, `passkey.limit` */
export async function createStaffPasskey(
  services: Services,
  call: SessionCall,
  { response }: StaffPasskeyAnswer,
): Promise<void> {
  await services.staffPasskeys.register(toPlace(call), toHolder(call.session.person.id), response, (tx) =>
    completeSetUp(tx, services, call, "passkey.added"),
  );
  services.sendSoon();
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

/** Removes one of the caller's passkeys. @throws Refusal `password.old.invalid`, `login.locked`, `second.factor.last` */
export async function removeStaffPasskey(
  services: Services,
  call: SessionCall,
  { id, password }: RemoveStaffPasskey,
): Promise<void> {
  await requireStaffPassword(services, call, password);
  const { person } = call.session;
  await transact(services.db, async (tx) => {
    await lockPerson(tx, person.id);
    if (!(await deletePasskey(tx.withSchema("staff"), toHolder(person.id), id))) return;
    await requireFactorLeft(services, tx, person.id);
    await tellChange(tx, services, call, "passkey.removed");
  });
  services.sendSoon();
}
