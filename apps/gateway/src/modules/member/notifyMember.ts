import { defaultLanguage, isLanguageCode } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { Channel, MessageValues } from "../../messages/MessageTemplate.ts";
import type { Services } from "./services.ts";
import type { Member } from "../auth/index.ts";
import { readPreferences } from "./preferences.ts";

/** The kinds of message to a member: `security` is always sent, the others according to the member's preferences. */
export interface Notice {
  readonly kind: "security" | "account" | "offers";
  readonly template: string;
  readonly values: MessageValues;
}

const phoneText = /^\+[1-9][0-9]{6,14}$/;

function listRecipients(member: Member, kind: Notice["kind"]): readonly (readonly [Channel, string])[] {
  const { messages } = readPreferences(member.preferences);
  const { mail, sms } = kind === "security" ? { mail: true, sms: true } : messages[kind];
  const { email_key: email, email_confirmed_at: hasEmail, mobile_key: mobile, mobile_confirmed_at: hasMobile } = member;
  return [
    ...(mail && email !== null && hasEmail !== null ? [["mail", email] as const] : []),
    ...(sms && mobile !== null && hasMobile !== null && phoneText.test(mobile) ? [["sms", mobile] as const] : []),
  ];
}

/** Where a message about a member's security goes: the confirmed mailbox, or else the confirmed phone. */
export const findSecurityContact = (member: Member): readonly [Channel, string] | undefined =>
  listRecipients(member, "security")[0];

/** Whether a message goes into the inbox: an offer only to who asked for offers in any way, confirmed or not. */
function isTold(member: Member, kind: Notice["kind"]): boolean {
  const { mail, sms } = readPreferences(member.preferences).messages.offers;
  return kind !== "offers" || mail || sms;
}

/**
 * Puts a message to a member into the inbox (MC-13), and into the outbox in the member's language, for confirmed mailboxes and phones
 * only; all in the transaction that it reports. A notice about security goes by mail, and by phone where there is no mailbox.
 * @returns in how many ways it goes, the inbox among them
 */
export async function notifyMember(
  tx: Db,
  { messages }: Pick<Services, "messages">,
  member: Member,
  { kind, template, values }: Notice,
): Promise<number> {
  const all = listRecipients(member, kind);
  const recipients = kind === "security" ? all.slice(0, 1) : all;
  const language = isLanguageCode(member.language) ? member.language : defaultLanguage;
  for (const [channel, recipient] of recipients)
    await messages.add(tx, { tenantId: member.tenant_id, channel, recipient, template, language, values });
  if (!isTold(member, kind)) return recipients.length;
  await messages.tell(tx, { tenantId: member.tenant_id, memberId: member.id, template, values });
  return recipients.length + 1;
}
