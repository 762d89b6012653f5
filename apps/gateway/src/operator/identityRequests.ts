import { toUsernameKey } from "../authentication/toUsernameKey.ts";
import { type Static, Type } from "typebox";
import type { AllServices } from "../Services.ts";
import { setLegalHold } from "../modules/auth/index.ts";
import { getStoredFile } from "../files/storedFileStore.ts";
import { decideIdentity, getIdentityCheck, listIdentityChecks } from "../modules/security/index.ts";
import { addAuditEntry } from "../tenants/auditStore.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import { transact } from "@marquee/database";
import { findMerchant } from "../switches/findMerchant.ts";
import { SwitchError } from "../switches/Switch.ts";

const Text = Type.String({ minLength: 1, maxLength: 100 });
const Reason = Type.String({ minLength: 1, maxLength: 300, pattern: "^[^\\u0000-\\u001f]+$" });

/** The actions of `pnpm gateway kyc`. */
export const IdentityRequestSchema = Type.Union([
  Type.Object({ verb: Type.Literal("list"), merchant: Text, all: Type.Boolean() }),
  Type.Object({ verb: Type.Literal("show"), merchant: Text, id: Text, actor: Text }),
  Type.Object({ verb: Type.Literal("approve"), merchant: Text, id: Text, actor: Text }),
  Type.Object({
    verb: Type.Union([Type.Literal("reject"), Type.Literal("again")]),
    merchant: Text,
    id: Text,
    actor: Text,
    /** Shown to the member. */
    reason: Reason,
  }),
]);

/** A staff request about identity documents. */
export type IdentityRequest = Static<typeof IdentityRequestSchema>;

/** The request of `pnpm gateway hold`: places a member's personal data under a legal hold, or ends it. */
export const HoldRequestSchema = Type.Object({
  merchant: Text,
  member: Text,
  state: Type.Union([Type.Literal("on"), Type.Literal("off")]),
  actor: Text,
});

const idText = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function findTenant({ db, tenantRegistry }: AllServices, merchant: string): Promise<Tenant> {
  const tenant = tenantRegistry.getById(await findMerchant(db, merchant));
  if (tenant === undefined) throw new SwitchError(`there is no merchant ${merchant}`);
  return tenant;
}

/** The documents with their pictures; each view by staff is recorded. */
async function show(services: AllServices, tenant: Tenant, id: string, actor: string): Promise<object> {
  const { db, files } = services;
  const check = idText.test(id) ? await getIdentityCheck(db, tenant.id, id) : undefined;
  if (check === undefined) throw new SwitchError(`the merchant has no documents ${id}`);
  await addAuditEntry(db, tenant.id, { actor, action: "kyc show", subject: id, before: null, after: null });
  const pictures = [];
  for (const [name, fileId] of Object.entries({ front: check.front, back: check.back, selfie: check.selfie })) {
    const file = fileId === null ? undefined : await getStoredFile(db, tenant.id, fileId);
    const bytes = file === undefined ? undefined : await files.get(file.key);
    if (file !== undefined && bytes !== undefined)
      pictures.push({ name: `${name}.${file.type === "image/png" ? "png" : "jpg"}`, base64: bytes.toString("base64") });
  }
  const { state, document_type: documentType, full_name: fullName, liveness_code: livenessCode } = check;
  return { id, state, documentType, fullName, livenessCode, pictures };
}

/** Answers `pnpm gateway kyc`. @throws {@link SwitchError} if the documents do not exist or have been decided on already */
export async function answerIdentity(services: AllServices, asked: IdentityRequest): Promise<object> {
  const tenant = await findTenant(services, asked.merchant);
  if (asked.verb === "list") {
    const checks = await listIdentityChecks(services.db, tenant.id, !asked.all);
    return checks.map(
      ({ id, username, state, document_type: documentType, full_name: fullName, submitted_at: at }) => ({
        id,
        member: username,
        state,
        documentType,
        fullName,
        submittedAt: at.toISOString(),
      }),
    );
  }
  if (asked.verb === "show") return show(services, tenant, asked.id, asked.actor);
  const decision = asked.verb === "again" ? "askAgain" : asked.verb;
  const reason = "reason" in asked ? asked.reason : "";
  const decided = idText.test(asked.id)
    ? await decideIdentity(services, tenant, { id: asked.id, decision, actor: asked.actor, reason })
    : undefined;
  if (decided === undefined)
    throw new SwitchError(`the merchant has no documents ${asked.id} that wait for this decision`);
  return { id: decided.id, state: decided.state };
}

/** Answers `pnpm gateway hold`. @throws {@link SwitchError} for an unknown merchant or member */
export async function answerHold(
  services: AllServices,
  { merchant, member, state, actor }: Static<typeof HoldRequestSchema>,
): Promise<object> {
  const tenant = await findTenant(services, merchant);
  await transact(services.db, async (tx) => {
    const id = await setLegalHold(tx, tenant.id, toUsernameKey(member), state === "on");
    if (id === undefined) throw new SwitchError(`the merchant has no member ${member}`);
    await addAuditEntry(tx, tenant.id, { actor, action: "legal hold", subject: member, before: null, after: state });
  });
  return { member, hold: state };
}
