import type { MemberVersion, SecureMember } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import type { MessageTemplate } from "../../messages/MessageTemplate.ts";
import { forgetNames, listLockedNames } from "../../authentication/loginAttemptStore.ts";
import { addSecurityEntries, countDayEvents } from "../../authentication/securityLogStore.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { getMember, listTryKeys } from "../auth/index.ts";
import { notifyMember } from "../member/index.ts";
import { changeMember, toAuthor } from "./changeMember.ts";
import type { Services } from "./services.ts";

/** As often in 24 hours may staff end locks of one member: each time gives whoever guesses as many tries again. */
const mostUnlocks = 3;

/** Tells a member that staff have ended the lock. */
export const unlockedTemplate: MessageTemplate = {
  name: "login.unlocked",
  subject: /*i18n*/ "{site}: your login is unlocked",
  text: /*i18n*/ "Customer service has ended the lock of your login at {site} after wrong passwords. If you did not ask for it, change your password and contact us.",
  secrets: [],
};

/**
 * Ends a member's locks after wrong passwords; codes of a second factor stay counted. The member is told.
 * @throws Refusal `member.unknown`, `account.closed`, `state.changed` where nothing is locked, `member.unlock.limit` for the fourth time in 24 hours
 */
export async function unlockMember(
  services: Services,
  call: MerchantCall,
  { memberId, reason }: SecureMember,
): Promise<MemberVersion> {
  const { id: tenantId, name: site } = call.tenant;
  const owner = { tenantId, memberId };
  const by = toAuthor(call, reason);
  const version = await transact(services.db, (tx) =>
    changeMember(tx, owner, by, undefined, async ({ state }) => {
      if (state === "CLOSED") throw new Refusal("account.closed");
      const member = await getMember(tx, tenantId, memberId);
      const keys = listTryKeys(services.nameKey, member);
      const locked = await listLockedNames(tx, tenantId, keys);
      if (locked.size === 0) throw new Refusal("state.changed");
      if ((await countDayEvents(tx, owner, "login.unlocked")) >= mostUnlocks) throw new Refusal("member.unlock.limit");
      await forgetNames(tx, tenantId, keys);
      await addSecurityEntries(tx, [{ ...owner, event: "login.unlocked", details: { actor: by.actor } }]);
      await notifyMember(tx, services, member, { kind: "security", template: "login.unlocked", values: { site } });
      return { action: "unlock login", before: { locked: locked.size }, after: { locked: 0 } };
    }),
  );
  services.sendSoon();
  return { version };
}
