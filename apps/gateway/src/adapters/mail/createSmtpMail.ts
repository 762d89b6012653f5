import { createTransport } from "nodemailer";
import { DeliveryError } from "../DeliveryError.ts";
import type { MailSender } from "./MailSender.ts";

const timeout = 10_000;

/** A 5xx code is final; any other code, or no answer, may be temporary. */
function toDeliveryError(error: unknown): DeliveryError {
  const code: unknown = error instanceof Error ? Reflect.get(error, "responseCode") : undefined;
  const message = error instanceof Error ? error.message : String(error);
  return new DeliveryError(message, typeof code === "number" && code >= 500);
}

/** Mail over an SMTP server: `smtp://user:password@host:port`, `smtps://` for TLS from the first byte. */
export function createSmtpMail(url: string, from: string): MailSender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  const domain =
    from
      .split("@")
      .at(-1)
      ?.replace(/[^A-Za-z0-9.-]/g, "") ?? "localhost";
  return {
    kind: "smtp",
    async send({ id, to, subject, text, attachment }) {
      try {
        await transport.sendMail({
          from,
          to: { name: "", address: to },
          subject,
          text,
          ...(attachment === undefined
            ? {}
            : {
                attachments: [
                  { filename: attachment.name, content: attachment.content, contentType: "application/pdf" },
                ],
              }),
          messageId: `<${id}@${domain}>`,
        });
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
    close: () => transport.close(),
  };
}
