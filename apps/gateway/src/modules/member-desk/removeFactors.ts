import type { ProposalId, ProposeFactorRemoval } from "@marquee/contract/staff";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { findFactor } from "../../authentication/login/secondFactorStore.ts";
import { deletePasskey, listStoredPasskeys } from "../../authentication/passkeys/passkeyStore.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import { listSocialIdentities, removeSocialIdentities } from "../../authentication/social/socialIdentityStore.ts";
import type { Services } from "./services.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { getMember } from "../auth/index.ts";
import { notifyMember } from "../member/index.ts";
import { changeMember, toAuthor } from "./changeMember.ts";
import { getMoneyOwner } from "./changeStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

const kind = "member.factors";

/** A member's factors as a proposal tells them. */
async function listFactors(db: Db, owner: MemberKey) {
  const authenticator = (await findFactor(db, owner)) !== undefined;
  const social = (await listSocialIdentities(db, owner)).map(({ provider }) => provider).toSorted();
  return { authenticator, passkeys: (await listStoredPasskeys(db, owner)).length, social };
}

/**
 * Proposes to remove a member's authenticator app with its recovery codes, all passkeys and linked social accounts: for who has lost the
 * device, or found a stranger's. Logins then take the password alone, so it takes two people. @throws Refusal `member.unknown`, `state.changed` when there are none, `idempotency.conflict`
 */
export async function proposeFactorRemoval(
  { db }: Services,
  call: MerchantCall,
  { id, memberId, reason }: ProposeFactorRemoval,
): Promise<ProposalId> {
  const owner = { tenantId: call.tenant.id, memberId };
  const member = await getMoneyOwner(db, owner);
  if (member === undefined) throw new Refusal("member.unknown");
  const { authenticator, passkeys, social } = await listFactors(db, owner);
  if (!authenticator && passkeys === 0 && social.length === 0) throw new Refusal("state.changed");
  const data = { memberId, authenticator, passkeys, social };
  return propose(db, call, { id, kind, subject: member.username, data, reason });
}

const Proposed = Type.Object({ memberId: Type.String() });

/** An approved removal, of which the member is told; it stays proposed when there is nothing left to remove. */
export const factorRemovalKind: ProposalKind = {
  kind,
  permission: "members.secure",
  apply: async (tx, services, call, { data, reason }) => {
    const { memberId } = Value.Parse(Proposed, data);
    const owner = { tenantId: call.tenant.id, memberId };
    const by = toAuthor(call, reason);
    const details = { actor: by.actor };
    await changeMember(tx, owner, by, undefined, async () => {
      const authenticator = await services.secondFactors.remove(tx, owner);
      const passkeys = await listStoredPasskeys(tx, owner);
      for (const { id } of passkeys) await deletePasskey(tx, owner, id);
      const social = await removeSocialIdentities(tx, owner);
      if (!authenticator && passkeys.length === 0 && social.length === 0) throw new Refusal("state.changed");
      await addSecurityEntries(tx, [
        ...(authenticator ? [{ ...owner, event: "second.factor.off", details } as const] : []),
        ...passkeys.map(() => ({ ...owner, event: "passkey.removed", details }) as const),
        ...social.map(
          (provider) => ({ ...owner, event: "social.removed", details: { ...details, provider } }) as const,
        ),
      ]);
      const member = await getMember(tx, owner.tenantId, memberId);
      const values = { site: call.tenant.name };
      await notifyMember(tx, services, member, { kind: "security", template: "factors.removed", values });
      return { action: "remove factors", before: { authenticator, passkeys: passkeys.length, social }, after: null };
    });
    services.sendSoon();
  },
};
