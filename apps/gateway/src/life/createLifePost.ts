import { DeliveryError } from "../adapters/DeliveryError.ts";
import type { MailSender } from "../adapters/mail/MailSender.ts";
import type { SmsSender } from "../adapters/sms/SmsSender.ts";

/** The mailboxes and phones of a life, in the place of the services that send to real ones. */
export interface LifePost {
  readonly mail: MailSender;
  readonly sms: SmsSender;
  /** What came last to a mailbox or phone; undefined where nothing has come. */
  readonly read: (recipient: string) => string | undefined;
}

/** The domain of a mailbox that was typed wrongly: its server knows nobody. */
export const wrongDomain = "mial.example";

/** Mailboxes and phones that take everything but mail to {@link wrongDomain}. */
export function createLifePost(): LifePost {
  const texts = new Map<string, string>();
  return {
    mail: {
      kind: "outbox",
      send: async ({ to, text }) => {
        if (to.endsWith(`@${wrongDomain}`)) throw new DeliveryError("550 5.1.1 there is no such mailbox", true);
        texts.set(to, text);
      },
      close: () => {},
    },
    sms: { kind: "outbox", send: async ({ to, text }) => void texts.set(to, text) },
    read: (recipient) => texts.get(recipient),
  };
}
