import { defaultLanguage, isLanguageCode } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { MessageTemplate } from "../../messages/MessageTemplate.ts";
import type { Services } from "./services.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { Member } from "./memberStore.ts";

/** Tells a member that a mailbox or phone is proved, which logs in from then on and gets new passwords. */
export const contactConfirmedTemplate: MessageTemplate = {
  name: "contact.confirmed",
  subject: /*i18n*/ "{site}: a contact was confirmed",
  text: /*i18n*/ "{mask} is now confirmed as a contact of your account at {site}: codes to log in and new passwords may go there. If this was not you, change your password and contact us.",
  secrets: [],
};

/** Tells it in the inbox, and by the confirmed mailbox or, where there is none, the confirmed phone. */
export async function tellContactConfirmed(
  tx: Db,
  { messages }: Pick<Services, "messages">,
  tenant: Pick<Tenant, "id" | "name">,
  member: Member,
  mask: string,
): Promise<void> {
  const { email_key: email, email_confirmed_at: hasEmail, mobile_key: mobile } = member;
  const [tenantId, template, values] = [tenant.id, contactConfirmedTemplate.name, { site: tenant.name, mask }];
  await messages.tell(tx, { tenantId, memberId: member.id, template, values });
  const [channel, recipient] = hasEmail === null ? (["sms", mobile] as const) : (["mail", email] as const);
  if (recipient === null) return;
  const language = isLanguageCode(member.language) ? member.language : defaultLanguage;
  await messages.add(tx, { tenantId, channel, recipient, template, language, values });
}
