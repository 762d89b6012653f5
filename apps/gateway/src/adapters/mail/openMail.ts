import type { Config } from "../../config.ts";
import { createOutboxMail } from "./createOutboxMail.ts";
import { createSmtpMail } from "./createSmtpMail.ts";
import type { MailSender } from "./MailSender.ts";

/** The mail that the settings name: a server, or the outbox. */
export function openMail({ mailUrl, mailFrom }: Pick<Config, "mailUrl" | "mailFrom">): MailSender {
  return mailUrl === undefined || mailFrom === undefined ? createOutboxMail() : createSmtpMail(mailUrl, mailFrom);
}
