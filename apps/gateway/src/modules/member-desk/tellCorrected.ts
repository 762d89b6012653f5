import { defaultLanguage, isLanguageCode } from "@marquee/contract";
import type { CorrectedField } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import type { MessageTemplate } from "../../messages/MessageTemplate.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { Member } from "../auth/index.ts";
import { findSecurityContact, notifyMember } from "../member/index.ts";
import type { Services } from "./services.ts";

const contactTemplate: MessageTemplate = {
  name: "contact.corrected",
  subject: /*i18n*/ "{site}: your contact was corrected",
  text: /*i18n*/ "Customer service has corrected a contact of your account at {site}: it is now {mask}. Please confirm it in the security centre. If you did not ask for this, change your password and contact us.",
  secrets: [],
};

const nameTemplate: MessageTemplate = {
  name: "name.corrected",
  subject: /*i18n*/ "{site}: your name was corrected",
  text: /*i18n*/ "Customer service has corrected the name on your account at {site}: it is now {mask}. If you did not ask for this, change your password and contact us.",
  secrets: [],
};

/** Messages about what staff corrected of a member. */
export const correctionTemplates: readonly MessageTemplate[] = [contactTemplate, nameTemplate];

const phoneText = /^\+[1-9][0-9]{6,14}$/;

/**
 * Tells a member of a correction in the inbox and at the contact for security, and of a contact at the former one too, proved or not.
 * Call it before the change.
 */
export async function tellCorrected(
  tx: Db,
  services: Pick<Services, "messages">,
  { name: site }: Pick<Tenant, "name">,
  member: Member,
  { field, former, mask }: { readonly field: CorrectedField; readonly former: string | null; readonly mask: string },
): Promise<void> {
  const template = field === "NAME" ? nameTemplate.name : contactTemplate.name;
  const values = { site, mask };
  await notifyMember(tx, services, member, { kind: "security", template, values });
  if (field === "NAME" || former === null || findSecurityContact(member)?.[1] === former) return;
  if (field === "MOBILE" && !phoneText.test(former)) return;
  const language = isLanguageCode(member.language) ? member.language : defaultLanguage;
  const channel = field === "EMAIL" ? "mail" : "sms";
  await services.messages.add(tx, {
    tenantId: member.tenant_id,
    channel,
    recipient: former,
    template,
    language,
    values,
  });
}
