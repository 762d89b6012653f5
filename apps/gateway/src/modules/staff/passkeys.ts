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
import { lockPerson } from "../../staff/staffStore.ts";
import { beginStaffSession } from "./loginStaff.ts";
import { completeSetUp } from "./secondFactor.ts";
import { requireFactorLeft, toHolder } from "./staffFactors.ts";

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
  const { staffPasskeys } = services;
  const { memberId, consume } = await staffPasskeys.check(toPlace(call), response);
  return beginStaffSession(services, call, { staffId: memberId, pending: null }, async (tx, person) => {
    if (person?.state !== "ACTIVE") throw new Refusal("passkey.invalid");
    await consume(tx.withSchema("staff"));
  });
}

/** The options with which a browser makes a passkey. @throws Refusal `passkey.limit` */
export async function startStaffPasskey({ staffPasskeys }: Services, call: SessionCall): Promise<StaffPasskeyOptions> {
  const { id, email } = call.session.person;
  return { options: await staffPasskeys.startRegistration(toPlace(call), toHolder(id), email) };
}

/** Stores a passkey; a session that waited for a second factor may go on. @throws Refusal `passkey.invalid`, `passkey.limit` */
export async function createStaffPasskey(
  { staffPasskeys }: Services,
  call: SessionCall,
  { response }: StaffPasskeyAnswer,
): Promise<void> {
  const { session } = call;
  await staffPasskeys.register(toPlace(call), toHolder(session.person.id), response, (tx) =>
    completeSetUp(tx, session),
  );
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

/** Removes one of the caller's passkeys. @throws Refusal `second.factor.last` */
export async function removeStaffPasskey(services: Services, call: SessionCall, { id }: StaffPasskeyId): Promise<void> {
  const { person } = call.session;
  await transact(services.db, async (tx) => {
    await lockPerson(tx, person.id);
    if (await deletePasskey(tx.withSchema("staff"), toHolder(person.id), id))
      await requireFactorLeft(services, tx, person.id);
  });
}
