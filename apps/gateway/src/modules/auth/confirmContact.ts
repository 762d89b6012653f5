import type { ConfirmContact, ConfirmedContact } from "@marquee/contract";
import { transact } from "@marquee/database";
import { publishEvent } from "../../events/publishEvent.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { contactLinkDays, type LinkedContact } from "../../authentication/contactLinks.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import { toRecipientMask } from "../../authentication/toRecipientMask.ts";
import type { Services } from "./services.ts";
import { tellContactConfirmed } from "./contactConfirmed.ts";
import { contactTemplate } from "./contactTemplate.ts";
import { listCodeMethods } from "./listCodeMethods.ts";
import { getMember, markConfirmed, type Member } from "./memberStore.ts";

/** The address of the page; the token follows `#`, so it never leaves the browser, and no log or Referer contains it. */
const toLink = ({ origin }: Call, token: string): string => `${origin}/confirm-contact#${token}`;

const toChannel = ({ kind }: Pick<LinkedContact, "kind">) => (kind === "EMAIL" ? "mail" : "sms");

/** What a new member may prove: a phone only where the merchant sends codes to phones for logins or new passwords. */
function listUnconfirmed({ tenant }: Call, member: Member): readonly LinkedContact[] {
  const who = { tenantId: tenant.id, memberId: member.id };
  const { email_key: email, email_confirmed_at: hasEmail, mobile_key: mobile, mobile_confirmed_at: hasMobile } = member;
  const usesPhones = tenant.modules.has("MOBILEVERCODELOGIN3") || tenant.modules.has("CHNGPASSVERIF3");
  const isPhone = usesPhones && listCodeMethods(member).includes("SMS");
  return [
    ...(email !== null && hasEmail === null ? [{ ...who, kind: "EMAIL", recipient: email } as const] : []),
    ...(mobile !== null && hasMobile === null && isPhone
      ? [{ ...who, kind: "MOBILE", recipient: mobile } as const]
      : []),
  ];
}

/**
 * Sends a new member links that prove the mailbox and the phone: only a proved one logs in or gets a new password (decision 099). It
 * counts as a code does; what is too many is not sent, and the member proves it in the security centre.
 */
export async function sendContactLinks(services: Services, call: Call, member: Member): Promise<void> {
  for (const contact of listUnconfirmed(call, member))
    await sendLink(services, call, member, contact).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  services.sendSoon();
}

async function sendLink(
  { db, messages, contactLinks, verificationCodes }: Services,
  call: Call,
  { username }: Member,
  contact: LinkedContact,
): Promise<void> {
  const { tenantId, recipient } = contact;
  const channel = toChannel(contact);
  await transact(db, async (tx) => {
    await verificationCodes.countLink(tx, call, channel, recipient);
    const link = toLink(call, contactLinks.create(contact));
    const values = { link, site: call.tenant.name, username, days: String(contactLinkDays) };
    const { language, requestId } = call;
    await messages.add(tx, {
      tenantId,
      channel,
      recipient,
      template: contactTemplate.name,
      language,
      values,
      requestId,
    });
  });
}

/**
 * Marks a mailbox or phone as the caller's own, by the link that was sent there; once more is no error. The session is half of the proof: a
 * stranger whose address was typed by mistake reads the link, too.
 *
 * @throws Refusal `contact.token.invalid` when the link has expired or is not of this member, or the account has another contact now
 */
export async function confirmContact(
  services: Services,
  call: Call,
  { token }: ConfirmContact,
): Promise<ConfirmedContact> {
  const { db, contactLinks, sessions } = services;
  const contact = contactLinks.read(token);
  const session = requireSession(call);
  if (contact?.tenantId !== session.tenantId || contact.memberId !== session.memberId)
    throw new Refusal("contact.token.invalid");
  const { tenantId, memberId, kind, recipient } = contact;
  const mask = toRecipientMask(toChannel(contact), recipient);
  await transact(db, async (tx) => {
    const marked = await markConfirmed(tx, contact);
    if (marked === undefined) throw new Refusal("contact.token.invalid");
    if (!marked.isNew) return;
    await addSecurityEntries(tx, [{ tenantId, event: "contact.confirmed", memberId, details: { kind }, call }]);
    // It is a way in from now on: to codes, and to a new password.
    await tellContactConfirmed(tx, services, call.tenant, await getMember(tx, tenantId, memberId), mask);
    await publishEvent(tx, { tenantId, memberId, kind: "member" });
  });
  services.sendSoon();
  sessions.forget({ tenantId, memberId });
  return { kind, mask };
}
