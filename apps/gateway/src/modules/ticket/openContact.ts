import {
  checkField,
  contactCategories,
  type ContactForm,
  type FieldError,
  mailboxRule,
  type SendContact,
} from "@marquee/contract";
import { toAddressKey } from "@marquee/rate-limit";
import { type CodeCount, countCode } from "../../authentication/verificationDayStore.ts";
import type { Db } from "../../db/Db.ts";
import { uuidv7 } from "../../db/uuidv7.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { createOrderNo } from "../../orders/createOrderNo.ts";
import { sealGuest, toGuestKey } from "./guest.ts";
import { lockEarlier } from "./guestStore.ts";
import { insertLine } from "./lineStore.ts";
import { categoryModules, toTitle } from "./openTicket.ts";
import { requireWords } from "./readLine.ts";
import type { Services } from "./services.ts";
import { getSettings } from "./settingsStore.ts";
import { insertTicket, moveTicket, type StoredTicket } from "./ticketStore.ts";
import { toReopenTime } from "./writeTicket.ts";

const numberText = /^[A-Z0-9]{5,40}$/;

/** A text of one line without what stands around it. */
const toLine = (text = ""): string => text.replace(/\s+/g, " ").trim();

/** What the form of who cannot log in needs (CS-04). */
export async function readContactForm({ db, captcha }: Services, { tenant }: Call): Promise<ContactForm> {
  const { minWords, maxWords } = (await getSettings(db, tenant.id)).settings;
  const categories = contactCategories.filter((category) => tenant.modules.has(categoryModules[category]));
  return { minWords, maxWords, categories, ...captcha.createChallenge(tenant.id) };
}

function requireFields(email: string, earlierNo: string): void {
  const fault = checkField("email", email, mailboxRule);
  const faults: FieldError[] = fault === null ? [] : [fault];
  if (earlierNo !== "" && !numberText.test(earlierNo)) faults.push({ name: "earlierNo", rule: "pattern" });
  if (faults.length > 0) throw new Refusal("fields", { fields: faults });
}

/** Counts a message of a mail address, of a network and at a merchant; the rows stay locked until the end. @throws Refusal `contact.today` */
async function countMessage({ nameKey, config }: Services, tx: Db, call: Call, email: string, most: number) {
  const { tenant, location } = call;
  const { perAddress, perMerchant } = config.limits.codes;
  const toKey = (subject: string): string => nameKey(tenant.id, `message by the contact form ${subject}`);
  const counts: readonly (readonly [CodeCount["kind"], string, number])[] = [
    ["RECIPIENT", email, most],
    ["ADDRESS", toAddressKey(location.ip), perAddress],
    ["MERCHANT", "", perMerchant],
  ];
  for (const [kind, subject, each] of counts) {
    const count = { tenantId: tenant.id, kind, subjectKey: toKey(subject) };
    if ((await countCode(tx, count, each, 0)) > 0) throw new Refusal("contact.today");
  }
}

/** The ticket that a message is added to; undefined where it opens one of its own. */
async function findOpen(
  tx: Db,
  tenantId: string,
  earlierNo: string,
  guestKey: string,
): Promise<StoredTicket | undefined> {
  if (earlierNo === "") return undefined;
  const earlier = await lockEarlier(tx, { tenantId, ticketNo: earlierNo }, guestKey);
  const until = earlier && toReopenTime(earlier);
  return until == null || until >= Date.now() ? earlier : undefined;
}

/**
 * Prepares a message of who cannot log in (CS-04, X-45); the returned effect stores it as a ticket with a number of its own. One that names an earlier
 * ticket of the same mail address is merged into that at once: the number in the answer is a new one all the same, so that it tells nobody which
 * numbers and addresses belong together.
 * @throws Refusal `function.not.available` for a category that is off; `fields`, `feedback.words`, `captcha.invalid`, `contact.today`
 */
export async function prepareContact(services: Services, call: Call, request: SendContact) {
  const { tenant, language } = call;
  const { id: tenantId } = tenant;
  if (!tenant.modules.has(categoryModules[request.category])) throw new Refusal("function.not.available");
  const email = request.email.trim().toLowerCase();
  const earlierNo = toLine(request.earlierNo).toUpperCase();
  requireFields(email, earlierNo);
  const { settings } = await getSettings(services.db, tenantId);
  requireWords(request.content, { min: settings.minWords, max: settings.maxWords });
  if (!(await services.captcha.accept(tenantId, { captchaProof: request.proof }, call.intent?.key)))
    throw new Refusal("captcha.invalid");
  const content = request.content.trim();
  const guestKey = toGuestKey(services, tenantId, email);
  return async (tx: Db): Promise<{ readonly id: string }> => {
    await countMessage(services, tx, call, email, settings.mostToday);
    const ticketNo = createOrderNo("S");
    const earlier = await findOpen(tx, tenantId, earlierNo, guestKey);
    await insertTicket(tx, {
      tenant_id: tenantId,
      ticket_no: ticketNo,
      member_id: null,
      guest: sealGuest(
        services,
        { tenantId, ticketNo },
        { email, name: toLine(request.name), username: toLine(request.username) },
      ),
      guest_key: guestKey,
      ...(earlierNo !== "" && { earlier_no: earlierNo }),
      category: request.category,
      title: toLine(request.title) || toTitle(content),
      contact: "",
      language,
    });
    if (earlier !== undefined) await joinTicket(tx, { tenantId, ticketNo }, earlier, language);
    await insertLine(tx, {
      tenantId,
      ticketNo: earlier?.ticket_no ?? ticketNo,
      id: uuidv7(),
      memberId: null,
      author: null,
      content,
    });
    await publishDeskChange(tx, tenantId, "StaffTickets");
    return { id: ticketNo };
  };
}

/** Ends a new ticket, whose line stands in an earlier one, which waits for staff then. */
async function joinTicket(
  tx: Db,
  { tenantId, ticketNo }: { readonly tenantId: string; readonly ticketNo: string },
  earlier: StoredTicket,
  language: StoredTicket["language"],
): Promise<void> {
  const { ticket_no: into } = earlier;
  await moveTicket(tx, { tenant_id: tenantId, ticket_no: ticketNo, state: "OPEN" }, "merge", { merged_into: into });
  if (earlier.state === "CLOSED")
    await moveTicket(tx, earlier, "reopen", { language, closed_at: null, closed_by: null, close_reason: "" });
  else await moveTicket(tx, earlier, "write", { language });
}
