import { randomInt } from "node:crypto";
import { defaultLanguage, isLanguageCode } from "@marquee/contract";
import {
  type EndMemberSessions,
  type GivenPassword,
  givenPasswordHours,
  type SecureMember,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Passwords } from "../../authentication/passwords.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import { toRecipientMask } from "../../authentication/toRecipientMask.ts";
import type { Channel } from "../../messages/MessageTemplate.ts";
import { endSessions } from "../../authentication/sessionStore.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { getMember, setGivenPassword } from "../auth/index.ts";
import { type Author, findSecurityContact } from "../member/index.ts";
import { changeMember, toAuthor } from "./changeMember.ts";
import { findLiveToken } from "./memberSheetStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/** Has no letters and digits that look alike, and ends with a digit, so that every profile's rules allow it. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

function createPassword(): string {
  const text = Array.from({ length: 11 }, () => letters[randomInt(letters.length)]).join("");
  return `${text}${randomInt(2, 10)}`;
}

/** Stores a random password, which ends every session; `tell` sends it, or refuses. */
async function putPassword(
  db: Db,
  passwords: Passwords,
  owner: MemberKey,
  by: Author,
  tell: (tx: Db, password: string) => Promise<void>,
): Promise<string> {
  const password = createPassword();
  const hash = await passwords.desk.hash(by.actor, password);
  await transact(db, (tx) =>
    changeMember(tx, owner, by, undefined, async ({ state }) => {
      if (state === "CLOSED") throw new Refusal("account.closed");
      await tell(tx, password);
      await setGivenPassword(tx, owner, hash, givenPasswordHours);
      await endSessions(tx, owner);
      await addSecurityEntries(tx, [{ ...owner, event: "password.given", details: { actor: by.actor } }]);
      return { action: "give password", before: null, after: null };
    }),
  );
  return password;
}

/**
 * Sets a random password for a member and returns it once, for who runs the machine: it is valid for three days, must be changed at the
 * first login, and ends every session (LG-11, Q-33). @throws Refusal `member.unknown`, `account.closed`
 */
export async function givePassword(
  db: Db,
  passwords: Passwords,
  owner: MemberKey,
  by: Author,
): Promise<{ readonly password: string; readonly hours: number }> {
  return { password: await putPassword(db, passwords, owner, by, async () => {}), hours: givenPasswordHours };
}

const toOwner = ({ tenant }: MerchantCall, memberId: string): MemberKey => ({ tenantId: tenant.id, memberId });

/**
 * The same from the back office: the password goes to the member's confirmed contact, and staff do not see it.
 * @throws Refusal `member.unknown`, `account.closed`, `contact.unconfirmed`
 */
export async function giveMemberPassword(
  services: Services,
  call: MerchantCall,
  { memberId, reason }: SecureMember,
): Promise<GivenPassword> {
  const { db, messages, passwords, sessions } = services;
  const owner = toOwner(call, memberId);
  const sent: { contact?: readonly [Channel, string] } = {};
  await putPassword(db, passwords, owner, toAuthor(call, reason), async (tx, password) => {
    const member = await getMember(tx, owner.tenantId, memberId);
    const contact = findSecurityContact(member);
    if (contact === undefined) throw new Refusal("contact.unconfirmed");
    sent.contact = contact;
    const [channel, recipient] = contact;
    await messages.add(tx, {
      tenantId: owner.tenantId,
      channel,
      recipient,
      template: "password.given",
      language: isLanguageCode(member.language) ? member.language : defaultLanguage,
      values: { site: call.tenant.name, username: member.username, password, hours: String(givenPasswordHours) },
    });
  });
  sessions.forget(owner);
  services.sendSoon();
  const [channel, recipient] = sent.contact ?? (["mail", ""] as const);
  return { channel, recipient: toRecipientMask(channel, recipient), hours: givenPasswordHours };
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
