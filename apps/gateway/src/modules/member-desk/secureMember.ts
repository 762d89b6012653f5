import { randomInt } from "node:crypto";
import type { EndMemberSessions, GivenPassword, RemovedFactors, SecureMember } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Schema.ts";
import { Refusal } from "../../http/Refusal.ts";
import { deletePasskey, listStoredPasskeys } from "../../identity/passkeys/passkeyStore.ts";
import type { Passwords } from "../../identity/passwords.ts";
import { addSecurityEntries } from "../../identity/securityLogStore.ts";
import { endSessions } from "../../identity/sessionStore.ts";
import type { Services } from "../../Services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { setGivenPassword } from "../auth/index.ts";
import type { Author } from "../member/index.ts";
import { changeMember, toAuthor } from "./changeMember.ts";
import type { Owner } from "./changeStore.ts";
import { findLiveToken } from "./memberSheetStore.ts";

/** How long a password set by staff is valid, in hours. */
const givenHours = 72;
/** Has no letters and digits that look alike, and ends with a digit, so that every profile's rules allow it. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

function createPassword(): string {
  const text = Array.from({ length: 11 }, () => letters[randomInt(letters.length)]).join("");
  return `${text}${randomInt(2, 10)}`;
}

/**
 * Sets a random password for a member and returns it once: it is valid for three days, must be changed at the first login, and ends every
 * session (LG-11, Q-33). @throws Refusal `member.unknown`, `account.closed`
 */
export async function givePassword(db: Db, passwords: Passwords, owner: Owner, by: Author): Promise<GivenPassword> {
  const password = createPassword();
  const hash = await passwords.hash(password);
  await transact(db, (tx) =>
    changeMember(tx, owner, by, undefined, async ({ state }) => {
      if (state === "CLOSED") throw new Refusal("account.closed");
      await setGivenPassword(tx, owner, hash, givenHours);
      await endSessions(tx, owner);
      await addSecurityEntries(tx, [{ ...owner, event: "password.given", details: { actor: by.actor } }]);
      return { action: "give password", before: null, after: null };
    }),
  );
  return { password, hours: givenHours };
}

const toOwner = ({ tenant }: MerchantCall, memberId: string): Owner => ({ tenantId: tenant.id, memberId });

/** {@link givePassword} of the back office. */
export async function giveMemberPassword(
  { db, passwords, sessions }: Services,
  call: MerchantCall,
  { memberId, reason }: SecureMember,
): Promise<GivenPassword> {
  const owner = toOwner(call, memberId);
  const given = await givePassword(db, passwords, owner, toAuthor(call, reason));
  sessions.forget(owner);
  return given;
}

/** Ends one or all sessions of a member. @throws Refusal `member.unknown`, `state.changed` for a session that is over */
export async function endMemberSessions(
  { db, sessions }: Services,
  call: MerchantCall,
  { memberId, sessionId, reason }: EndMemberSessions,
): Promise<void> {
  const owner = toOwner(call, memberId);
  const by = toAuthor(call, reason);
  await transact(db, (tx) =>
    changeMember(tx, owner, by, undefined, async () => {
      const tokenHash = sessionId === undefined ? undefined : await findLiveToken(tx, owner, sessionId);
      if (sessionId !== undefined && tokenHash === undefined) throw new Refusal("state.changed");
      await endSessions(tx, tokenHash === undefined ? owner : { tenantId: owner.tenantId, tokenHash });
      await addSecurityEntries(tx, [{ ...owner, event: "session.ended", details: { actor: by.actor } }]);
      return { action: sessionId === undefined ? "end sessions" : "end session", before: null, after: null };
    }),
  );
  sessions.forget(owner);
}

/**
 * Removes a member's authenticator app with its recovery codes, and all passkeys: for who has lost the device. Logins then take the
 * password alone. @throws Refusal `member.unknown`, `state.changed` when there are none
 */
export async function removeMemberFactors(
  { db, secondFactors }: Services,
  call: MerchantCall,
  { memberId, reason }: SecureMember,
): Promise<RemovedFactors> {
  const owner = toOwner(call, memberId);
  const by = toAuthor(call, reason);
  const details = { actor: by.actor };
  const removed = { authenticator: false, passkeys: 0 };
  await transact(db, (tx) =>
    changeMember(tx, owner, by, undefined, async () => {
      removed.authenticator = await secondFactors.remove(tx, owner);
      const passkeys = await listStoredPasskeys(tx, owner);
      for (const { id } of passkeys) await deletePasskey(tx, owner, id);
      removed.passkeys = passkeys.length;
      if (!removed.authenticator && removed.passkeys === 0) throw new Refusal("state.changed");
      await addSecurityEntries(tx, [
        ...(removed.authenticator ? [{ ...owner, event: "second.factor.off", details } as const] : []),
        ...passkeys.map(() => ({ ...owner, event: "passkey.removed", details }) as const),
      ]);
      return { action: "remove factors", before: { ...removed }, after: null };
    }),
  );
  return removed;
}
