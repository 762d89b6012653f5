import type { MessageTemplate } from "./MessageTemplate.ts";

/** The message by which staff send an offer: who takes a break from playing gets none, one that waits included. */
export const offerTemplateName = "offer";

/** The text is the staff's own, in one language; how to end such messages is told in the member's. */
export const offerTemplate: MessageTemplate = {
  name: offerTemplateName,
  subject: /*i18n*/ "{site}: {subject}",
  text: /*i18n*/ "{text}\n\nYou are receiving this because you asked {site} for offers. To stop them, go to Security, Messages in the member centre.",
  secrets: [],
};
