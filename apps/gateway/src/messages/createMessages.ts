import { type LanguageCode, patterns } from "@marquee/contract";
import { uuidv7 } from "../db/uuidv7.ts";
import type { Db } from "../db/Db.ts";
import { addAttachment, type Attachment } from "./attachmentStore.ts";
import type { Channel, MessageTemplate, MessageValues } from "./MessageTemplate.ts";
import { insertInboxMessage } from "./inboxStore.ts";
import { publishEvent } from "../events/publishEvent.ts";
import { insertMessage } from "./outgoingMessageStore.ts";
import { hasTexts } from "./renderMessage.ts";
import type { MemberKey } from "../authentication/MemberKey.ts";

/** A message to a person outside. */
export interface Message {
  readonly tenantId: string;
  readonly channel: Channel;
  /** A mail address, or a phone number such as `+84901234567`. */
  readonly recipient: string;
  readonly template: string;
  readonly language: LanguageCode;
  readonly values: MessageValues;
  readonly requestId?: string;
  /** A file that a mail brings. */
  readonly attachment?: Attachment;
}

/** A message to a member inside the site. */
interface Told extends MemberKey {
  readonly template: string;
  readonly values: MessageValues;
}

/** Messages to people outside, kept until they are sent, and to members inside the site. */
export interface Messages {
  readonly templates: ReadonlyMap<string, MessageTemplate>;
  /**
   * Stores a message in the transaction of the event that it reports; a job sends it.
   * @throws Error for an unknown template or an invalid recipient
   */
  readonly add: (tx: Db, message: Message) => Promise<void>;
  /**
   * Puts a message into a member's inbox (MC-13), in the transaction of the event that it reports; open pages learn of it by a live event.
   * @throws Error for an unknown template, and for one with secrets, which are for nobody's inbox
   */
  readonly tell: (tx: Db, told: Told) => Promise<void>;
}

const phone = /^\+[1-9][0-9]{6,14}$/;
const mailbox = new RegExp(patterns.find(({ name }) => name === "mailbox")?.source ?? "^$", "u");

/** Whether mail can go to an address. */
export const isMailbox = (address: string): boolean => mailbox.test(address);

function requireRecipient({ channel, recipient }: Message): void {
  if (!(channel === "sms" ? phone.test(recipient) : isMailbox(recipient)))
    throw new Error(`a ${channel} has no such recipient`);
}

/** The outbox with these templates. @throws Error for two templates of one name, and for one whose texts no catalogue has */
export function createMessages(templates: readonly MessageTemplate[]): Messages {
  const byName = new Map<string, MessageTemplate>(templates.map((template) => [template.name, template]));
  if (byName.size < templates.length) throw new Error("two templates of messages have one name");
  const bare = templates.find((template) => !hasTexts(template));
  if (bare !== undefined)
    throw new Error(`no catalogue has the texts of ${bare.name}: mark them, make "locales" and run Lingui's extract`);
  return {
    templates: byName,
    async add(tx, message) {
      if (!byName.has(message.template)) throw new Error(`there is no template ${message.template}`);
      requireRecipient(message);
      const { requestId, attachment, ...rest } = message;
      const id = uuidv7();
      await insertMessage(tx, { ...rest, id, request_id: requestId ?? null });
      if (attachment !== undefined) await addAttachment(tx, { tenant_id: message.tenantId, id }, attachment);
    },
    async tell(tx, { tenantId, memberId, template, values }) {
      const found = byName.get(template);
      if (found === undefined) throw new Error(`there is no template ${template}`);
      if (found.secrets.length > 0) throw new Error(`${template} has secrets, which are for no inbox`);
      await insertInboxMessage(tx, { tenantId, memberId, id: uuidv7(), template, values });
      await publishEvent(tx, { tenantId, memberId, kind: "message.unread" });
    },
  };
}
