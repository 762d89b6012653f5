import { defaultLanguage, isLanguageCode } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import type { MessageTemplate } from "../../messages/MessageTemplate.ts";
import type { Services } from "./services.ts";
import type { Member } from "./memberStore.ts";

/** Tells a member that one of the passkeys may have been copied. */
export const passkeyBehindTemplate: MessageTemplate = {
  name: "passkey.behind",
  subject: /*i18n*/ "Check your passkeys at {site}",
  text: /*i18n*/ "A passkey of your account at {site} was used whose counter did not go up, so there may be a copy of it. We asked for a second step. If this was not you, remove the passkey and contact us.",
  secrets: [],
};

/** Writes it into the security log and tells the member, in the inbox and by a confirmed mailbox. */
export async function tellPasskeyBehind(
  tx: Db,
  { messages }: Pick<Services, "messages">,
  call: Call,
  member: Member,
): Promise<void> {
  const [tenantId, memberId, template] = [call.tenant.id, member.id, passkeyBehindTemplate.name];
  const values = { site: call.tenant.name };
  await addSecurityEntries(tx, [{ tenantId, event: "passkey.behind", memberId, call }]);
  await messages.tell(tx, { tenantId, memberId, template, values });
  if (member.email_key === null || member.email_confirmed_at === null) return;
  const language = isLanguageCode(member.language) ? member.language : defaultLanguage;
  await messages.add(tx, { tenantId, channel: "mail", recipient: member.email_key, template, language, values });
}
