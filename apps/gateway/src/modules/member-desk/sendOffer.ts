import type { SendOffer, SentOffer } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { offerTemplateName } from "../../messages/offerTemplate.ts";
import { countInboxInDay } from "../../messages/inboxStore.ts";
import { countInDay } from "../../messages/outgoingMessageStore.ts";
import type { MessageValues } from "../../messages/MessageTemplate.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { addAuditEntry } from "../../tenants/auditStore.ts";
import { getMember } from "../auth/index.ts";
import { notifyMember } from "../member/index.ts";
import { isExcluded } from "../protection/index.ts";
import { toAuthor } from "./changeMember.ts";
import { lockMember } from "./changeStore.ts";
import { addOffer, getOffer, setOfferSent } from "./offerStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/** A member gets so many offers in 24 hours, whoever sends them. */
const mostInDay = 3;

function requireText(name: "subject" | "text", text: string): string {
  const trimmed = text.trim();
  if (trimmed === "") throw new Refusal("fields", { fields: [{ name, rule: "required" }] });
  return trimmed;
}

/**
 * Puts an offer to one member into the outbox. The member's row is locked, as it is where a time-out or an exclusion begins, which gives
 * up what still waits: an offer is stored before it, and given up, or after it, and not sent. @returns whether it goes anywhere
 */
async function offerTo(tx: Db, services: Services, owner: MemberKey, values: MessageValues): Promise<boolean> {
  const locked = await lockMember(tx, owner);
  if (locked?.state !== "ACTIVE" || (await isExcluded(tx, owner))) return false;
  const member = await getMember(tx, owner.tenantId, owner.memberId);
  const contacts = [member.email_key, member.mobile_key].filter((each) => each !== null);
  const sent = await countInDay(tx, owner.tenantId, offerTemplateName, contacts);
  if (Math.max(sent, await countInboxInDay(tx, owner, offerTemplateName)) >= mostInDay) return false;
  return (await notifyMember(tx, services, member, { kind: "offers", template: offerTemplateName, values })) > 0;
}

/** What became of an offer that was sent before. @throws Refusal `idempotency.conflict` for another text with the same id */
async function findSent(tx: Db, tenantId: string, id: string, subject: string, text: string): Promise<SentOffer> {
  const { sent, left, ...stored } = await getOffer(tx, tenantId, id);
  if (stored.subject !== subject || stored.text !== text) throw new Refusal("idempotency.conflict");
  return { sent, left };
}

/**
 * Sends an offer to members who were chosen in a list: by mail or phone, as each asked for offers (MC-01), and into the inbox; to nobody who takes a
 * time-out or has excluded himself, or who had three in the last 24 hours. Sent again with the same id, it answers what became of it and sends nothing.
 * @throws Refusal `fields` for blanks alone, `idempotency.conflict` for another text with the same id
 */
export async function sendOffer(
  services: Services,
  call: MerchantCall,
  { id, memberIds, reason, ...texts }: SendOffer,
): Promise<SentOffer> {
  const { id: tenantId, name: site } = call.tenant;
  const [subject, text] = [requireText("subject", texts.subject), requireText("text", texts.text)];
  const by = toAuthor(call, reason);
  return transact(services.db, async (tx) => {
    if (!(await addOffer(tx, tenantId, { id, by: by.actor, subject, text })))
      return findSent(tx, tenantId, id, subject, text);
    const done: SentOffer = { sent: 0, left: 0 };
    // In the order in which everybody locks members.
    for (const memberId of memberIds.toSorted())
      done[(await offerTo(tx, services, { tenantId, memberId }, { site, subject, text })) ? "sent" : "left"] += 1;
    await setOfferSent(tx, tenantId, id, done);
    await addAuditEntry(tx, tenantId, {
      ...by,
      subject,
      action: "send offer",
      before: null,
      after: { offer: id, ...done },
    });
    return done;
  });
}
