import type {
  StaffCode,
  StaffPasswordProof,
  StaffRecoveryCodes,
  StaffStepValue,
  StaffTotp,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Schema.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "../../Services.ts";
import type { SessionCall } from "../../staff/StaffCall.ts";
import { removeInvitation } from "../../staff/invitationStore.ts";
import { findPerson, lockPerson, noteLogin } from "../../staff/staffStore.ts";
import type { PersonSession } from "../../staff/Person.ts";
import { isLiveSession, settleStep } from "../../staff/staffSessionStore.ts";
import { guardTry, toOwnTry } from "./loginStaff.ts";
import { requireFactorLeft, toHolder } from "./staffFactors.ts";

/** The name of the back office in authenticator apps. */
const site = "Marquee desk";

/** Completes a login by a code of the app or a recovery code. @throws Refusal `sms.code.invalid`, `login.locked` */
export async function completeStaffLogin(
  services: Services,
  call: SessionCall,
  { code }: StaffCode,
): Promise<StaffStepValue> {
  const { db, staffFactors, staffGuard } = services;
  const { person, tokenHash } = call.session;
  const holder = toHolder(person.id);
  await guardTry(staffGuard, toOwnTry(services, "code", person.id), "sms.code.invalid", async () => {
    const checked = await staffFactors.check(holder, code);
    if (checked === undefined) return undefined;
    return transact(db, async (tx) => {
      if (!(await staffFactors.consume(tx.withSchema("staff"), holder, checked))) return undefined;
      if (!(await settleStep(tx, tokenHash, "SECOND_FACTOR"))) return undefined;
      await noteLogin(tx, person.id);
      return true;
    });
  });
  return { pending: null };
}

/** A new secret for an authenticator app. @throws Refusal `second.factor.set` */
export async function startStaffSecondFactor({ staffFactors }: Services, call: SessionCall): Promise<StaffTotp> {
  const { id, email } = call.session.person;
  const made = await staffFactors.start(toHolder(id), { site, username: email });
  if (made === undefined) throw new Refusal("second.factor.set");
  return made;
}

/**
 * In the transaction that adds a factor: a session that waited for it goes on, and no invitation sets up another one. A session that a
 * reset has ended meanwhile adds none. @throws Refusal `login.not.session`
 */
export async function completeSetUp(factorTx: Db, { person, tokenHash }: PersonSession): Promise<void> {
  const [tx, staffId] = [factorTx.withoutPlugins(), person.id];
  await lockPerson(tx, staffId);
  if (!(await isLiveSession(tx, tokenHash))) throw new Refusal("login.not.session");
  await removeInvitation(tx, staffId);
  if (await settleStep(tx, tokenHash, "SECOND_FACTOR_SETUP")) await noteLogin(tx, staffId);
}

/** Confirms the app; a session that waited for it may go on. @throws Refusal `sms.code.invalid`, `login.locked` */
export async function confirmStaffSecondFactor(
  services: Services,
  call: SessionCall,
  { code }: StaffCode,
): Promise<StaffRecoveryCodes> {
  const { staffFactors, staffGuard } = services;
  const { person } = call.session;
  const who = toOwnTry(services, "set-up", person.id);
  const recoveryCodes = await guardTry(staffGuard, who, "sms.code.invalid", () =>
    staffFactors.confirm(toHolder(person.id), code.replace(/\s/g, ""), (tx) => completeSetUp(tx, call.session)),
  );
  return { recoveryCodes: [...recoveryCodes] };
}

/** Removes the app and its recovery codes. @throws Refusal `password.old.invalid`, `login.locked`, `second.factor.last` */
export async function removeStaffSecondFactor(
  services: Services,
  call: SessionCall,
  request: StaffPasswordProof,
): Promise<void> {
  await requireStaffPassword(services, call, request.password);
  const { id } = call.session.person;
  await transact(services.db, async (tx) => {
    await lockPerson(tx, id);
    await services.staffFactors.remove(tx.withSchema("staff"), toHolder(id));
    await requireFactorLeft(services, tx, id);
  });
}

/** Requires the caller's password. @returns its hash. @throws Refusal `password.old.invalid`, `login.locked` */
export async function requireStaffPassword(services: Services, call: SessionCall, password: string): Promise<string> {
  const { db, passwords, staffGuard } = services;
  const { id } = call.session.person;
  return guardTry(staffGuard, toOwnTry(services, "proof", id), "password.old.invalid", async () => {
    const hash = (await findPerson(db, id))?.passwordHash ?? null;
    return (await passwords.verify(hash, password)) && hash !== null ? hash : undefined;
  });
}
