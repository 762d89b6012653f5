import type { StaffLogin, StaffStep, StaffStepValue } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { toAddressKey } from "@marquee/rate-limit";
import type { Db } from "../../db/Schema.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { LoginGuard } from "../../identity/loginGuard.ts";
import type { LoginTry } from "../../identity/loginAttemptStore.ts";
import { createToken, toTokenHash } from "../../identity/token.ts";
import type { Services } from "../../Services.ts";
import type { StaffCall } from "../../staff/StaffCall.ts";
import { findPerson, findPersonByEmail, lockPerson, noteLogin, type StoredPerson } from "../../staff/staffStore.ts";
import { createStaffSession } from "../../staff/staffSessionStore.ts";
import { countFactors, hasFactor, mustHaveFactor } from "./staffFactors.ts";

/** What of a person is tried before there is a session: passwords, by name and address, so that nobody locks out somebody elsewhere. */
function toLoginTry({ nameKey }: Services, call: StaffCall, email: string): LoginTry {
  const name = nameKey("", `staff password ${email.trim().toLowerCase()}`);
  return { tenantId: "", nameKey: name, addressKey: toAddressKey(call.location.ip) };
}

/**
 * What of a person is tried by who has the password or a session already: the second factor's codes, and the password again. Counted by
 * person, wherever the tries come from; each by itself, and apart from logins.
 */
export function toOwnTry({ nameKey }: Services, secret: "code" | "proof" | "set-up", staffId: string): LoginTry {
  return { tenantId: "", nameKey: nameKey("", `staff ${secret} of ${staffId}`), addressKey: "staff" };
}

/**
 * Runs a check that is counted as a try first; one that comes to no result, because hashes queue up or the database fails, is taken back.
 * @throws Refusal `login.locked`, or `code` when the check fails
 */
export async function guardTry<Found>(
  guard: LoginGuard,
  who: LoginTry,
  code: "login.credentials.invalid" | "sms.code.invalid" | "password.old.invalid",
  check: () => Promise<Found | undefined>,
): Promise<Found> {
  const reserved = await guard.reserve(who, true);
  if (reserved.outcome !== "GO")
    throw new Refusal("login.locked", "retryAfter" in reserved ? { retryAfter: reserved.retryAfter } : {});
  const found = await check().catch(async (error: unknown) => {
    await guard.release(who);
    throw error;
  });
  if (found === undefined) throw new Refusal(code, { value: { remaining: reserved.remaining } });
  await guard.succeed(who, reserved.tries);
  return found;
}

/**
 * Begins a session of somebody and gives the browser its token. `check` reads, and uses up, what proves them, with their row locked: what
 * a reset or a new password has ended meanwhile opens no session.
 */
export async function beginStaffSession(
  { db }: Services,
  call: StaffCall,
  { staffId, pending }: { readonly staffId: string; readonly pending: StaffStep | null },
  check: (tx: Db, person: StoredPerson | undefined) => Promise<void>,
): Promise<StaffStepValue> {
  const token = createToken();
  await transact(db, async (tx) => {
    await lockPerson(tx, staffId);
    await check(tx, await findPerson(tx, staffId));
    await createStaffSession(tx, {
      tokenHash: toTokenHash(token),
      staffId,
      pending,
      address: call.location.ip,
      userAgent: call.userAgent,
    });
    if (pending === null) await noteLogin(tx, staffId);
  });
  call.setToken(token);
  return { pending };
}

/**
 * What a session waits for after the password: any factor that is set up. A password alone sets none up (decision 090).
 * @throws Refusal `staff.factor.missing` where staff must have one
 */
async function toFirstStep(services: Services, staffId: string): Promise<StaffStep | null> {
  if (hasFactor(await countFactors(services.db, staffId))) return "SECOND_FACTOR";
  if (mustHaveFactor(services)) throw new Refusal("staff.factor.missing");
  return null;
}

/**
 * Logs a member of staff in by mail address and password. Unknown addresses cost and answer the same as wrong passwords.
 * @throws Refusal `login.credentials.invalid`, `login.locked`, `staff.factor.missing`
 */
export async function loginStaff(services: Services, call: StaffCall, request: StaffLogin): Promise<StaffStepValue> {
  const { db, passwords, staffGuard } = services;
  const who = toLoginTry(services, call, request.email);
  const person = await guardTry(staffGuard, who, "login.credentials.invalid", async () => {
    const found = await findPersonByEmail(db, request.email);
    const isRight = await passwords.verify(found?.passwordHash ?? null, request.password);
    return isRight && found?.state === "ACTIVE" ? found : undefined;
  });
  const { id: staffId, passwordHash } = person;
  const pending = await toFirstStep(services, staffId);
  return beginStaffSession(services, call, { staffId, pending }, async (tx, now) => {
    const isSame = now?.passwordHash === passwordHash && now.state === "ACTIVE";
    // Factors that were added or removed since they were counted.
    if (!isSame || hasFactor(await countFactors(tx, staffId)) !== (pending !== null))
      throw new Refusal("login.credentials.invalid");
  });
}
