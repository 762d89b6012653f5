import type {
  StaffCode,
  StaffPasswordProof,
  StaffRecoveryCodes,
  StaffStepValue,
  StaffTotp,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "../../Services.ts";
import type { SessionCall } from "../../staff/StaffCall.ts";
import { findPerson, noteLogin } from "../../staff/staffStore.ts";
import { settleStep } from "../../staff/staffSessionStore.ts";
import { guardTry, toStaffTry } from "./loginStaff.ts";
import { toHolder } from "./staffFactors.ts";

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
  await guardTry(staffGuard, toStaffTry(services, call, "code", person.email), "sms.code.invalid", async () => {
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

/** Confirms the app; a session that waited for it may go on. @throws Refusal `sms.code.invalid`, `login.locked` */
export async function confirmStaffSecondFactor(
  services: Services,
  call: SessionCall,
  { code }: StaffCode,
): Promise<StaffRecoveryCodes> {
  const { db, staffFactors, staffGuard } = services;
  const { person, tokenHash } = call.session;
  const who = toStaffTry(services, call, "code", person.email);
  const recoveryCodes = await guardTry(staffGuard, who, "sms.code.invalid", () =>
    staffFactors.confirm(toHolder(person.id), code.replace(/\s/g, ""), async () => {}),
  );
  await transact(db, async (tx) => {
    if (await settleStep(tx, tokenHash, "SECOND_FACTOR_SETUP")) await noteLogin(tx, person.id);
  });
  return { recoveryCodes: [...recoveryCodes] };
}

/** Removes the app and its recovery codes. @throws Refusal `password.old.invalid`, `login.locked` */
export async function removeStaffSecondFactor(
  services: Services,
  call: SessionCall,
  request: StaffPasswordProof,
): Promise<void> {
  await requireStaffPassword(services, call, request.password);
  await services.staffFactors.remove(services.db.withSchema("staff"), toHolder(call.session.person.id));
}

/** Requires the caller's password. @returns its hash. @throws Refusal `password.old.invalid`, `login.locked` */
export async function requireStaffPassword(services: Services, call: SessionCall, password: string): Promise<string> {
  const { db, passwords, staffGuard } = services;
  const { id, email } = call.session.person;
  return guardTry(staffGuard, toStaffTry(services, call, "password", email), "password.old.invalid", async () => {
    const hash = (await findPerson(db, id))?.passwordHash ?? null;
    return (await passwords.verify(hash, password)) && hash !== null ? hash : undefined;
  });
}
