import type {
  RemoveStaffPasskey,
  StaffPasskeyAnswer,
  StaffPasskeyList,
  StaffPasskeyOptions,
  StaffStepValue,
  StartStaffFactor,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { PasskeyPlace } from "../../authentication/passkeys/createPasskeys.ts";
import { deletePasskey, listStoredPasskeys } from "../../authentication/passkeys/passkeyStore.ts";
import type { Services } from "./services.ts";
import type { SessionCall, StaffCall } from "../../staff/StaffCall.ts";
import { findPasswordLogin, settleStep } from "../../staff/staffSessionStore.ts";
import { findPerson, lockPerson, noteLogin, type StoredPerson } from "../../staff/staffStore.ts";
import { beginStaffSession } from "./loginStaff.ts";
import { completeSetUp, requireFactorProof, requireStaffPassword } from "./secondFactor.ts";
import { requireFactorLeft, toHolder } from "./staffFactors.ts";
import { tellChange, tellOwn } from "./tellStaff.ts";

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

/**
 * A passkey of which there may be a copy: it counts as one factor (decision 096). It completes the login that waits in this browser after
 * the password, goes on to the app's code where there is an app, and alone asks for the password. Its owner is told each time.
 */
async function loginByPasskeyBehind(
  services: Services,
  call: StaffCall,
  staffId: string,
  consume: (tx: Db) => Promise<void>,
): Promise<StaffStepValue> {
  const { tokenHash } = call;
  const hasApp = (await services.staffFactors.get(toHolder(staffId))).since !== null;
  const step = await transact(services.db, async (tx) => {
    await lockPerson(tx, staffId);
    const person = await findPerson(tx, staffId);
    if (person?.state !== "ACTIVE") throw new Refusal("passkey.invalid");
    await consume(tx.withSchema("staff"));
    const isPasswordGiven = tokenHash !== null && (await findPasswordLogin(tx, tokenHash)) === staffId;
    const isIn = isPasswordGiven && (await settleStep(tx, tokenHash, "SECOND_FACTOR"));
    if (isIn) await noteLogin(tx, staffId);
    await tellOwn(tx, services, call, person, "passkey.behind", ...(isIn ? (["login.succeeded"] as const) : []));
    return isIn ? "IN" : hasApp ? "CODE" : "PASSWORD";
  });
  services.sendSoon();
  if (step === "PASSWORD") throw new Refusal("staff.passkey.behind");
  if (step === "IN") return { pending: null };
  const begun = { staffId, pending: "SECOND_FACTOR", byPasskey: true } as const;
  return beginStaffSession(services, call, begun, requireActive);
}

/** @throws Refusal `passkey.invalid` for somebody who may not work */
async function requireActive(_: Db, person: StoredPerson | undefined): Promise<void> {
  if (person?.state !== "ACTIVE") throw new Refusal("passkey.invalid");
}

/**
 * Logs somebody in by a passkey, which counts as both factors while its counter rises.
 * @throws Refusal `passkey.invalid`, `staff.passkey.behind`
 */
export async function loginStaffByPasskey(
  services: Services,
  call: StaffCall,
  { response }: StaffPasskeyAnswer,
): Promise<StaffStepValue> {
  const { memberId, isBehind, consume } = await services.staffPasskeys.check(toPlace(call), response);
  if (isBehind) return loginByPasskeyBehind(services, call, memberId, consume);
  const begun = { staffId: memberId, pending: null, byPasskey: true } as const;
  return beginStaffSession(services, call, begun, async (tx, person) => {
    await requireActive(tx, person);
    await consume(tx.withSchema("staff"));
  });
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
