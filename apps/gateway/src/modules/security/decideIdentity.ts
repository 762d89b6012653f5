import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import type { Services } from "./services.ts";
import { addAuditEntry } from "../../tenants/auditStore.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { getMember, setDocumentConfirmed } from "../auth/index.ts";
import { notifyMember } from "../member/index.ts";
import { followConfirmed, spreadExclusions } from "../protection/index.ts";
import { decideIdentityCheck, type IdentityCheck, type IdentityDecision } from "./identityStore.ts";

const templates = {
  approve: "identity.approved",
  reject: "identity.rejected",
  askAgain: "identity.again",
} as const satisfies Record<IdentityDecision, string>;

/** A staff decision about documents; the member reads `reason`. */
export interface DecidedIdentity {
  readonly id: string;
  readonly decision: IdentityDecision;
  readonly actor: string;
  /** Where the decision came from; a command of the machine itself says nothing. */
  readonly address?: string;
  readonly reason: string;
}

/**
 * Decides on a member's documents, in one transaction with the audit log, the security log and the message to the member.
 * @returns `undefined` if the documents do not exist or someone else has decided on them
 */
export async function decideIdentity(
  { db, messages, sendSoon }: Pick<Services, "db" | "messages" | "sendSoon">,
  tenant: Tenant,
  { id, decision, actor, address, reason }: DecidedIdentity,
): Promise<IdentityCheck | undefined> {
  const decided = await transact(db, async (tx: Db) => {
    const check = await decideIdentityCheck(tx, { tenantId: tenant.id, id }, decision, actor, reason);
    if (check === undefined) return undefined;
    const { member_id: memberId } = check;
    const member = await getMember(tx, tenant.id, memberId);
    const key = { tenantId: tenant.id, memberId };
    if (check.document_key !== null)
      await setDocumentConfirmed(tx, key, check.document_key, check.state === "APPROVED");
    await followConfirmed(tx, key);
    await addAuditEntry(tx, tenant.id, {
      actor,
      ...(address === undefined ? {} : { address }),
      action: `kyc ${decision}`,
      subject: member.username,
      before: null,
      after: { check: id, state: check.state, reason },
    });
    await addSecurityEntries(tx, [
      { tenantId: tenant.id, event: "identity.decided", memberId, details: { decision, actor } },
    ]);
    const values = { site: tenant.name, reason };
    await notifyMember(tx, { messages }, member, { kind: "account", template: templates[decision], values });
    return check;
  });
  if (decided === undefined) return undefined;
  sendSoon();
  await spreadExclusions(db, { tenantId: tenant.id, memberId: decided.member_id });
  return decided;
}
