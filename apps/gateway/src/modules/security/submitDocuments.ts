import {
  checkField,
  type FieldError,
  type Identity,
  patterns,
  type RegisterRule,
  type SubmitIdentity,
  toTidyName,
} from "@marquee/contract";
import { transact } from "@marquee/database";
import { uuidv7 } from "../../db/uuidv7.ts";
import { findStoredFile } from "../../files/storedFileStore.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import type { Services } from "./services.ts";
import { getMember, recordPerson, toDocumentNumber, toPersonTraits } from "../auth/index.ts";
import { getMemberIdentity } from "./getMemberIdentity.ts";
import { addIdentityCheck } from "./identityStore.ts";
import { isLivenessCode } from "./livenessCode.ts";

const realName = patterns.findIndex(({ name }) => name.startsWith("real name"));

const nameRule: RegisterRule = {
  enabled: "1",
  required: "1",
  acceptedPattern: patterns[realName]?.source ?? "*",
  patternId: realName,
  minLength: 2,
  maxLength: 100,
  type: "TEXT",
};

/** The required pictures by field; a passport has one side. */
function toFiles({
  documentType,
  front,
  back,
  selfie,
}: SubmitIdentity): readonly (readonly [string, string | undefined])[] {
  return [["front", front], ...(documentType === "PASSPORT" ? [] : [["back", back] as const]), ["selfie", selfie]];
}

async function requireFields(services: Services, call: Call, request: SubmitIdentity): Promise<void> {
  const { tenantId, memberId } = requireSession(call);
  const faults: FieldError[] = [];
  const named = checkField("fullName", toTidyName(request.fullName), nameRule);
  if (named) faults.push(named);
  if (!/^.{4,40}$/u.test(toDocumentNumber(request.documentNumber)))
    faults.push({ name: "documentNumber", rule: "pattern" });
  const seen = new Set<string>();
  for (const [name, id] of toFiles(request)) {
    const file = id === undefined ? undefined : await findStoredFile(services.db, { tenantId, memberId }, id);
    // Another member's file is answered like one that does not exist.
    if (id === undefined || file?.purpose !== "DOCUMENT") faults.push({ name, rule: "required" });
    else if (seen.has(id)) faults.push({ name, rule: "unknown" });
    if (id !== undefined) seen.add(id);
  }
  if (!isLivenessCode(services, call.tenant, memberId, request.livenessCode))
    faults.push({ name: "livenessCode", rule: "unknown" });
  if (faults.length > 0) throw new Refusal("fields", { fields: faults });
}

/** Submits documents for a staff decision. @throws Refusal `fields`, `kyc.pending` while others are pending or approved */
export async function submitDocuments(services: Services, call: Call, request: SubmitIdentity): Promise<Identity> {
  const { tenantId, memberId } = requireSession(call);
  await requireFields(services, call, request);
  const { documentType, documentNumber, fullName, front, back, selfie, livenessCode } = request;
  const [document] = toPersonTraits(services.nameKey, tenantId, { documentNumber });
  await transact(services.db, async (tx) => {
    const isNew = await addIdentityCheck(tx, {
      tenant_id: tenantId,
      id: uuidv7(),
      member_id: memberId,
      document_type: documentType,
      full_name: toTidyName(fullName),
      liveness_code: livenessCode,
      front,
      back: documentType === "PASSPORT" ? null : (back ?? null),
      selfie,
      document_key: document?.key ?? null,
    });
    if (!isNew) throw new Refusal("kyc.pending");
    const { birthday } = await getMember(tx, tenantId, memberId);
    await recordPerson(tx, services, { tenantId, memberId }, { documentNumber, name: fullName.trim(), birthday });
    await addSecurityEntries(tx, [{ tenantId, event: "identity.submitted", memberId, call }]);
  });
  return getMemberIdentity(services, call);
}
