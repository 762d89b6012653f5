import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { deletePasskey, listStoredPasskeys } from "../../authentication/passkeys/passkeyStore.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import { removeSocialIdentities } from "../../authentication/social/socialIdentityStore.ts";
import type { Services } from "./services.ts";
import type { Member } from "../auth/index.ts";
import { notifyMember } from "../member/index.ts";
import { socialNames } from "./socialNames.ts";
import { toDevice } from "./toDevice.ts";

/**
 * Ends a member's passkeys and linked social accounts, whoever added them, in the transaction of a password reset: somebody who resets may
 * have lost the account to another. The member is told which ones ended.
 */
export async function endSignIns(tx: Db, services: Services, call: Call, member: Member): Promise<void> {
  const who = { tenantId: call.tenant.id, memberId: member.id };
  const passkeys = await listStoredPasskeys(tx, who);
  for (const { id } of passkeys) await deletePasskey(tx, who, id);
  const social = await removeSocialIdentities(tx, who);
  if (passkeys.length + social.length === 0) return;
  await addSecurityEntries(tx, [
    ...passkeys.map(() => ({ ...who, event: "passkey.removed", call }) as const),
    ...social.map((provider) => ({ ...who, event: "social.removed", details: { provider }, call }) as const),
  ]);
  const devices = passkeys.map(({ userAgent }) => {
    const { browser, system } = toDevice(userAgent);
    return [browser, system].filter((text) => text !== "").join(" ");
  });
  const ways = [...devices, ...social.map((provider) => socialNames[provider])].filter((way) => way !== "").join(", ");
  const values = { site: call.tenant.name, ways: ways === "" ? "–" : ways };
  await notifyMember(tx, services, member, { kind: "security", template: "sign-ins.ended", values });
}
