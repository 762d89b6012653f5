import type { MessageTemplate } from "../messages/MessageTemplate.ts";

/** The message with a code; its words are the same for every purpose, so that it reveals nothing about the account. */
export const verificationTemplate: MessageTemplate = {
  name: "verification.code",
  subject: /*i18n*/ "Your code for {site}: {code}",
  text: /*i18n*/ "{code} is your code for {site}. It is valid for {minutes} minutes. Never share it with anyone; we will not ask you for it.",
  secrets: ["code"],
};
