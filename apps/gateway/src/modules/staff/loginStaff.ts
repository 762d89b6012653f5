import type { StaffLogin, StaffStep, StaffStepValue } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { toAddressKey } from "@marquee/rate-limit";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { createToken, toTokenHash } from "../../authentication/token.ts";
import type { Services } from "./services.ts";
import type { StaffCall } from "../../staff/StaffCall.ts";
import { findPerson, findPersonByEmail, lockPerson, noteLogin, type StoredPerson } from "../../staff/staffStore.ts";
import { createStaffSession, type NewStaffSession } from "../../staff/staffSessionStore.ts";
import { addStaffEvents } from "../../staff/staffSecurityStore.ts";
import { countFactors, hasFactor, mustHaveFactor } from "./staffFactors.ts";
import { guardTry, noteStaffEvents, toLoginTry } from "./staffTries.ts";

/**
 * Begins a session of somebody and gives the browser its token. `check` reads, and uses up, what proves them, with their row locked: what
 * a reset or a new password has ended meanwhile opens no session.
 */
export async function beginStaffSession(
  { db }: Services,
  call: StaffCall,
  { staffId, pending, byPasskey }: Pick<NewStaffSession, "staffId" | "pending" | "byPasskey">,
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
      byPasskey,
      address: call.location.ip,
      userAgent: call.userAgent,
    });
    if (pending === null) await noteLogin(tx, staffId);
    const event = pending === null ? "login.succeeded" : "login.challenged";
    if (pending !== "SECOND_FACTOR_SETUP") await addStaffEvents(tx, [{ staffId, event, call }]);
  });
  call.setToken(token);
  return { pending };
}

/**
 * What a session waits for after the password: any factor that is set up. A password alone sets none up (decision 090).
 * @throws Refusal `staff.factor.missing` where staff must have one
 */
async function toFirstStep(services: Services, call: StaffCall, staffId: string): Promise<StaffStep | null> {
  if (hasFactor(await countFactors(services.db, staffId))) return "SECOND_FACTOR";
  if (mustHaveFactor(services)) {
    await noteStaffEvents(services, [{ staffId, event: "login.refused", call }]);
    throw new Refusal("staff.factor.missing");
  }
  return null;
}

/**
 * Logs a member of staff in by mail address and password. Unknown addresses cost and answer the same as wrong passwords.
 * @throws Refusal `login.credentials.invalid`, `login.locked`, `staff.factor.missing`
 */
export async function loginStaff(services: Services, call: StaffCall, request: StaffLogin): Promise<StaffStepValue> {
  const { db, passwords } = services;
  const found = await findPersonByEmail(db, request.email);
  const tried = {
    ...toLoginTry(services, call, request.email),
    staffId: found?.id,
    refusal: "login.credentials.invalid",
    event: "login.failed",
  } as const;
  const { id: staffId, passwordHash } = await guardTry(services, call, tried, async () => {
    const isRight = await passwords.desk.verify(
      toAddressKey(call.location.ip),
      found?.passwordHash ?? null,
      request.password,
    );
    return isRight && found?.state === "ACTIVE" ? found : undefined;
  });
  const pending = await toFirstStep(services, call, staffId);
  return beginStaffSession(services, call, { staffId, pending, byPasskey: false }, async (tx, now) => {
    const isSame = now?.passwordHash === passwordHash && now.state === "ACTIVE";
    // Factors that were added or removed since they were counted.
    if (!isSame || hasFactor(await countFactors(tx, staffId)) !== (pending !== null))
      throw new Refusal("login.credentials.invalid");
  });
}
