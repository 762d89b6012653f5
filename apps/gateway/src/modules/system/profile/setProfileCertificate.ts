import type { SetProfileCertificate, SwitchVersion } from "@marquee/contract/staff";
import { publishEvent } from "../../../events/publishEvent.ts";
import type { MerchantCall } from "../../../staff/StaffCall.ts";
import type { StaffTools } from "../../../staff/StaffTools.ts";
import { toAuthor } from "../../../switches/Change.ts";
import { addSwitchEntry } from "../../../tenants/merchantVersionStore.ts";
import type { Services } from "../services.ts";
import { findCertificate, removeCertificate, saveCertificate, type StoredCertificate } from "./certificateStore.ts";
import { readSigner, toEnd } from "./readSigner.ts";

/** What people read of a certificate. */
const toShown = (row: StoredCertificate | undefined) =>
  row === undefined ? null : { subject: row.subject, until: row.endsAt.toISOString() };

/** @throws Refusal `fields` for what is no certificate with its key */
function toStored(
  { profiles }: Services,
  tenantId: string,
  { certificate, key }: SetProfileCertificate,
): StoredCertificate | undefined {
  if (certificate.trim() === "" && key.trim() === "") return undefined;
  const [own] = readSigner(certificate, key).certificates;
  if (own === undefined) return undefined;
  const subject = own.subject.replaceAll("\n", ", ").slice(0, 300);
  return { sealed: profiles.seal(tenantId, { certificate, key }), subject, endsAt: toEnd(own) };
}

/**
 * Sets the certificate that signs a merchant's iOS profile, or removes it where both fields are empty. The log names its subject and its end
 * alone. @throws Refusal `fields`, `version.conflict`
 */
export async function setProfileCertificate(
  services: Services,
  { switches }: StaffTools,
  call: MerchantCall,
  wanted: SetProfileCertificate,
): Promise<SwitchVersion> {
  const { id: tenantId } = call.tenant;
  const after = toStored(services, tenantId, wanted);
  const demand = { version: wanted.version, reason: wanted.reason };
  const version = await switches.make(call, demand, async (tx, by) => {
    const before = await findCertificate(tx, tenantId);
    if (after === undefined) await removeCertificate(tx, tenantId);
    else await saveCertificate(tx, tenantId, after);
    await publishEvent(tx, { tenantId, kind: "tree", data: { part: "resource" } });
    await addSwitchEntry(tx, tenantId, {
      ...toAuthor(by),
      action: "set profile certificate",
      subject: "IOS",
      before: toShown(before),
      after: toShown(after),
    });
  });
  return { version };
}
