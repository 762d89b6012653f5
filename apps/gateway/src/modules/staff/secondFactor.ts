import type {
  StaffCode,
  StaffPasswordProof,
  StaffRecoveryCodes,
  StaffStepValue,
  StaffTotp,
  StartStaffFactor,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import type { SessionCall } from "../../staff/StaffCall.ts";
import { removeInvitation } from "../../staff/invitationStore.ts";
import { findPerson, lockPerson, noteLogin } from "../../staff/staffStore.ts";
import { isLiveSession, settleStep } from "../../staff/staffSessionStore.ts";
import { addStaffEvents } from "../../staff/staffSecurityStore.ts";
import { requireFactorLeft, toHolder } from "./staffFactors.ts";
import { guardTry, toOwnTry } from "./staffTries.ts";
import { tellChange } from "./tellStaff.ts";

/** The name of the back office in authenticator apps. */
const site = "Marquee desk";

/** Completes a login by a code of the app or a recovery code. @throws Refusal `sms.code.invalid`, `login.locked` */
export async function completeStaffLogin(
  services: Services,
  call: SessionCall,
  { code }: StaffCode,
): Promise<StaffStepValue> {
  const { db, staffFactors } = services;
  const { tokenHash } = call.session;
  const { id: staffId } = call.session.person;
  const holder = toHolder(staffId);
  const tried = {
    ...toOwnTry(services, "code", staffId),
    staffId,
    refusal: "sms.code.invalid",
    event: "code.failed",
  } as const;
  await guardTry(services, call, tried, async () => {
    const checked = await staffFactors.check(holder, code);
    if (checked === undefined) return undefined;
    return transact(db, async (tx) => {
      if (!(await staffFactors.consume(tx.withSchema("staff"), holder, checked))) return undefined;
      if (!(await settleStep(tx, tokenHash, "SECOND_FACTOR"))) return undefined;
      await noteLogin(tx, staffId);
      await addStaffEvents(tx, [
        ...(checked.kind === "RECOVERY" ? ([{ staffId, event: "recovery.code.used", call }] as const) : []),
        { staffId, event: "login.succeeded", call },
      ]);
      return true;
    });
  });
  return { pending: null };
}

/**
 * Requires the caller's password before a factor is added; right after an invitation it was chosen a moment ago.
 * @throws Refusal `fields`, `password.old.invalid`, `login.locked`
 */
export async function requireFactorProof(
  services: Services,
  call: SessionCall,
  { password }: StartStaffFactor,
): Promise<void> {
  if (call.session.pending === "SECOND_FACTOR_SETUP") return;
  if (password === undefined) throw new Refusal("fields", { fields: [{ name: "password", rule: "required" }] });
  await requireStaffPassword(services, call, password);
}

/** A new secret for an authenticator app. @throws Refusal `second.factor.set`, and what {@link requireFactorProof} throws */
export async function startStaffSecondFactor(
  services: Services,
  call: SessionCall,
  request: StartStaffFactor,
): Promise<StaffTotp> {
  await requireFactorProof(services, call, request);
  const { id, email } = call.session.person;
  const made = await services.staffFactors.start(toHolder(id), { site, username: email });
  if (made === undefined) throw new Refusal("second.factor.set");
  return made;
}

/**
 * In the transaction that adds a factor: a session that waited for it goes on, and no invitation sets up another one. A session that a
 * reset has ended meanwhile adds none. @throws Refusal `login.not.session`
 */
export async function completeSetUp(
  factorTx: Db,
  services: Services,
  call: SessionCall,
  change: "app.added" | "passkey.added",
): Promise<void> {
  const { person, tokenHash } = call.session;
  const [tx, staffId] = [factorTx.withoutPlugins(), person.id];
  await lockPerson(tx, staffId);
  if (!(await isLiveSession(tx, tokenHash))) throw new Refusal("login.not.session");
  await removeInvitation(tx, staffId);
  const isIn = await settleStep(tx, tokenHash, "SECOND_FACTOR_SETUP");
  if (isIn) await noteLogin(tx, staffId);
  await tellChange(tx, services, call, change, ...(isIn ? (["login.succeeded"] as const) : []));
}

/** Confirms the app; a session that waited for it may go on. @throws Refusal `sms.code.invalid`, `login.locked` */
export async function confirmStaffSecondFactor(
  services: Services,
  call: SessionCall,
  { code }: StaffCode,
): Promise<StaffRecoveryCodes> {
  const { staffFactors } = services;
  const { id: staffId } = call.session.person;
  const tried = {
    ...toOwnTry(services, "set-up", staffId),
    staffId,
    refusal: "sms.code.invalid",
    event: "code.failed",
  } as const;
  const recoveryCodes = await guardTry(services, call, tried, () =>
    staffFactors.confirm(toHolder(staffId), code.replace(/\s/g, ""), (tx) =>
      completeSetUp(tx, services, call, "app.added"),
    ),
  );
  services.sendSoon();
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
    if (!(await services.staffFactors.remove(tx.withSchema("staff"), toHolder(id)))) return;
    await requireFactorLeft(services, tx, id);
    await tellChange(tx, services, call, "app.removed");
  });
  services.sendSoon();
}

/** Requires the caller's password. @returns its hash. @throws Refusal `password.old.invalid`, `login.locked` */
export async function requireStaffPassword(services: Services, call: SessionCall, password: string): Promise<string> {
  const { db, passwords } = services;
  const { id: staffId } = call.session.person;
  const tried = {
    ...toOwnTry(services, "proof", staffId),
    staffId,
    refusal: "password.old.invalid",
    event: "proof.failed",
  } as const;
  return guardTry(services, call, tried, async () => {
    const hash = (await findPerson(db, staffId))?.passwordHash ?? null;
    return (await passwords.desk.verify(staffId, hash, password)) && hash !== null ? hash : undefined;
  });
}
