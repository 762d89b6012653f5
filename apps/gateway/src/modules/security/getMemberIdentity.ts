import type { Identity } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import { getMember } from "../auth/index.ts";
import { toKycLevel } from "../member/index.ts";
import { findIdentityCheck } from "./identityStore.ts";
import { toLivenessCode } from "./livenessCode.ts";

/** How far the member's identity is confirmed, and the most recently sent documents. */
export async function getMemberIdentity(services: Services, call: Call): Promise<Identity> {
  const { tenantId, memberId } = requireSession(call);
  const member = await getMember(services.db, tenantId, memberId);
  const check = await findIdentityCheck(services.db, { tenantId, memberId });
  return {
    level: toKycLevel(member),
    livenessCode: toLivenessCode(services, call.tenant, memberId),
    check:
      check === undefined
        ? null
        : {
            id: check.id,
            state: check.state,
            documentType: check.document_type,
            fullName: check.full_name,
            files: [check.front, check.back, check.selfie].flatMap((file) => file ?? []),
            submittedAt: check.submitted_at.getTime(),
            decidedAt: check.decided_at?.getTime() ?? null,
            reason: check.reason,
          },
  };
}

/**
 * Requires a level of identity if the merchant asks for documents at all; withdrawals need it.
 * @throws Refusal `kyc.required` with the member's level and the required one
 */
export async function requireIdentity({ db }: Pick<Services, "db">, call: Call, needed: 1 | 2): Promise<void> {
  if (!call.tenant.modules.has("KYC3")) return;
  const { tenantId, memberId } = requireSession(call);
  const level = toKycLevel(await getMember(db, tenantId, memberId));
  if (level < needed) throw new Refusal("kyc.required", { value: { level, needed } });
}
