import {
  type EndStaffSession,
  hasPermission,
  permissions,
  type StaffPassword,
  type StaffSession,
  type StaffSessionList,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import type { SessionCall } from "../../staff/StaffCall.ts";
import { endStaffSessions, listStaffSessionsOf, staffIdleMinutes } from "../../staff/staffSessionStore.ts";
import { replacePasswordHash } from "../../staff/staffStore.ts";
import { addStaffEvents } from "../../staff/staffSecurityStore.ts";
import { requireStaffNewPassword } from "./requireStaffNewPassword.ts";
import { requireStaffPassword } from "./secondFactor.ts";
import { toHolder } from "./staffFactors.ts";
import { tellChange } from "./tellStaff.ts";

/** The caller; before the login is complete, neither merchants nor permissions. */
export async function getStaffSession({ staffFactors }: Services, call: SessionCall): Promise<StaffSession> {
  const { person, pending, expiresAt } = call.session;
  const { since, recoveryCodesLeft } = await staffFactors.get(toHolder(person.id));
  const isIn = pending === null;
  return {
    id: person.id,
    email: person.email,
    name: person.name,
    grants: isIn ? [...person.grants] : [],
    merchants: isIn ? [...call.listMerchants()] : [],
    permissions: isIn ? permissions.filter((permission) => hasPermission(person.grants, "*", permission)) : [],
    pending,
    secondFactor: since !== null,
    recoveryCodesLeft,
    languages: [...person.languages],
    expiresAt: expiresAt.getTime(),
    idleSeconds: staffIdleMinutes * 60,
  };
}

/** Ends the calling session. */
export async function logoutStaff({ db }: Services, call: SessionCall): Promise<void> {
  const { id, person } = call.session;
  await transact(db, async (tx) => {
    if ((await endStaffSessions(tx, person.id, { id })) > 0)
      await addStaffEvents(tx, [{ staffId: person.id, event: "session.logout", call }]);
  });
  call.setToken(null);
}

/** The caller's open sessions, newest first. */
export async function listStaffSessions({ db }: Services, { session }: SessionCall): Promise<StaffSessionList> {
  const rows = await listStaffSessionsOf(db, session.person.id);
  return rows.map((row) => ({
    id: row.id,
    address: row.address,
    userAgent: row.user_agent,
    createdAt: row.created_at.getTime(),
    seenAt: row.seen_at.getTime(),
    current: row.token_hash === session.tokenHash,
  }));
}

/** Ends one of the caller's sessions, or all others. */
export async function endStaffSession({ db }: Services, call: SessionCall, { id }: EndStaffSession): Promise<void> {
  const { person, tokenHash } = call.session;
  await transact(db, async (tx) => {
    const ended = await endStaffSessions(tx, person.id, id === undefined ? { butTokenHash: tokenHash } : { id });
    if (ended > 0) await addStaffEvents(tx, [{ staffId: person.id, event: "session.ended", call }]);
  });
}

/**
 * Changes the password and ends the other sessions.
 * @throws Refusal `fields`, `password.old.invalid`, `password.same`, `login.locked`
 */
export async function changeStaffPassword(
  services: Services,
  call: SessionCall,
  { oldPassword, newPassword }: StaffPassword,
): Promise<void> {
  const { db, passwords } = services;
  const { person, tokenHash } = call.session;
  await requireStaffNewPassword(services, "newPassword", newPassword);
  const before = await requireStaffPassword(services, call, oldPassword);
  if (oldPassword === newPassword) throw new Refusal("password.same");
  const after = await passwords.desk.hash(person.id, newPassword);
  await transact(db, async (tx) => {
    if (!(await replacePasswordHash(tx, person.id, before, after))) throw new Refusal("password.old.invalid");
    const ended = await endStaffSessions(tx, person.id, { butTokenHash: tokenHash });
    await tellChange(tx, services, call, "password.changed", ...(ended > 0 ? (["session.ended"] as const) : []));
  });
  services.sendSoon();
}
