import { DeliveryError } from "../adapters/DeliveryError.ts";
import type { Job } from "../jobs/Job.ts";
import type { SomeServices } from "../Services.ts";
import { findAttachment, removeAttachment } from "./attachmentStore.ts";
import { renderMessage } from "./renderMessage.ts";
import { maskSecrets, type OutgoingMessage, setFailed, setSent, takeWaiting } from "./outgoingMessageStore.ts";

/** What sending takes. */
type SendServices = SomeServices<"db" | "log" | "mail" | "messages" | "sms">;

const mostAtOnce = 20;
/** Longer than a service may take; after this another gateway tries. */
const heldSeconds = 120;
const mostTries = 8;
const longestPause = 3_600;

/** 10 s, 40 s, 160 s … up to an hour. */
const toPause = (tries: number): number => Math.min(longestPause, 10 * 4 ** (tries - 1));

async function deliver({ db, messages, mail, sms }: SendServices, message: OutgoingMessage): Promise<void> {
  const { id, channel, recipient: to, template, language, values } = message;
  const words = messages.templates.get(template);
  if (words === undefined) throw new DeliveryError(`there is no template ${template}`, true);
  const { subject, text } = renderMessage(words, language, values);
  if (channel === "sms") return sms.send({ id, to, text });
  const attachment = await findAttachment(db, message);
  return mail.send({ id, to, subject, text, ...(attachment === undefined ? {} : { attachment }) });
}

async function sendOne(services: SendServices, message: OutgoingMessage): Promise<void> {
  const { db, log } = services;
  try {
    await deliver(services, message);
    await setSent(db, message);
    await removeAttachment(db, message);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const isOver = error.isFinal || message.tries >= mostTries;
    await setFailed(db, message, error.message, isOver ? undefined : toPause(message.tries));
    if (isOver) await removeAttachment(db, message);
    log.warn(
      { message: message.id, channel: message.channel, tries: message.tries, isOver, reason: error.message },
      "a message was not taken",
    );
  }
}

/**
 * Sends the messages that are due, and hides old secrets. When a sender is killed, a message may be sent twice, but is
 * never lost.
 */
export async function sendMessages(services: SendServices): Promise<void> {
  const templates = [...services.messages.templates.values()];
  await maskSecrets(
    services.db,
    templates.filter(({ secrets }) => secrets.length > 0),
  );
  for (;;) {
    const taken = await takeWaiting(services.db, mostAtOnce, heldSeconds);
    await Promise.all(taken.map((message) => sendOne(services, message)));
    if (taken.length < mostAtOnce) return;
  }
}

/** Sends the messages that are due, each minute and on request. */
export const sendMessagesJob: Job = { name: "send-messages", cron: "* * * * *", run: sendMessages };
