import type { StaffSecurityEvent } from "@marquee/contract/staff";
import { toAddressKey } from "@marquee/rate-limit";
import { Refusal } from "../../http/Refusal.ts";
import type { LoginTry } from "../../authentication/loginAttemptStore.ts";
import type { Services } from "./services.ts";
import type { Person } from "../../staff/Person.ts";
import type { StaffCall } from "../../staff/StaffCall.ts";
import { addStaffEvents, type StaffEvent } from "../../staff/staffSecurityStore.ts";

type OwnSecret = "code" | "proof" | "set-up";

type WithNameKey = Pick<Services, "nameKey">;

const toLoginKey = ({ nameKey }: WithNameKey, email: string): string =>
  nameKey("", `staff password ${email.trim().toLowerCase()}`);

const toOwnKey = ({ nameKey }: WithNameKey, secret: OwnSecret, staffId: string): string =>
  nameKey("", `staff ${secret} of ${staffId}`);

/** What of a person is tried before there is a session: passwords, by name and address, so that nobody locks out somebody elsewhere. */
export const toLoginTry = (services: WithNameKey, call: StaffCall, email: string): LoginTry => ({
  tenantId: "",
  nameKey: toLoginKey(services, email),
  addressKey: toAddressKey(call.location.ip),
});

/**
 * What of a person is tried by who has the password or a session already: the second factor's codes, and the password again. Counted by
 * person, wherever the tries come from; each by itself, and apart from logins.
 */
export const toOwnTry = (services: WithNameKey, secret: OwnSecret, staffId: string): LoginTry => ({
  tenantId: "",
  nameKey: toOwnKey(services, secret, staffId),
  addressKey: "staff",
});

/** Under which names somebody's tries are counted. */
export const listTryKeys = (services: WithNameKey, { id, email }: Pick<Person, "id" | "email">): readonly string[] => [
  toLoginKey(services, email),
  ...(["code", "proof", "set-up"] as const).map((secret) => toOwnKey(services, secret, id)),
];

/** Writes events that change nothing: a log that does not take them fails no call. */
export async function noteStaffEvents({ db, log }: Services, events: readonly StaffEvent[]): Promise<void> {
  await addStaffEvents(db, events).catch((error: unknown) =>
    log.error({ error, events: events.map(({ staffId, event }) => ({ staffId, event })) }, "the log took no event"),
  );
}

/** A try: how it is counted, whose it is, and what a wrong one is called. */
interface Tried extends LoginTry {
  /** Nobody's for an unknown name, which is counted all the same. */
  readonly staffId: string | undefined;
  readonly refusal: "login.credentials.invalid" | "sms.code.invalid" | "password.old.invalid";
  readonly event: StaffSecurityEvent;
}

/**
 * Runs a check that is counted as a try first; one that comes to no result, because hashes queue up or the database fails, is taken back.
 * @throws Refusal `login.locked`, or `refusal` when the check fails
 */
export async function guardTry<Found>(
  services: Services,
  call: StaffCall,
  { staffId, refusal, event, ...who }: Tried,
  check: () => Promise<Found | undefined>,
): Promise<Found> {
  const { staffGuard: guard } = services;
  const reserved = await guard.reserve(who, true);
  if (reserved.outcome !== "GO")
    throw new Refusal("login.locked", "retryAfter" in reserved ? { retryAfter: reserved.retryAfter } : {});
  const found = await check().catch(async (error: unknown) => {
    await guard.release(who);
    throw error;
  });
  if (found === undefined) {
    const events = reserved.lockSeconds > 0 ? ([event, "login.locked"] as const) : [event];
    if (staffId !== undefined)
      await noteStaffEvents(
        services,
        events.map((each) => ({ staffId, event: each, call })),
      );
    throw new Refusal(refusal, { value: { remaining: reserved.remaining } });
  }
  await guard.succeed(who, reserved.tries);
  return found;
}
