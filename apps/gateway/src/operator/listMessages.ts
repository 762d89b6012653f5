import { Type } from "typebox";
import type { AllServices } from "../Services.ts";
import { renderMessage } from "../messages/renderMessage.ts";
import { listNewMessages } from "../messages/outgoingMessageStore.ts";
import { findMerchant } from "../switches/findMerchant.ts";
import { SwitchError } from "../switches/Switch.ts";

/** The merchant whose outbox to show; with a recipient, only messages sent to it. */
export const MessagesRequestSchema = Type.Object({
  merchant: Type.String({ minLength: 1, maxLength: 100 }),
  recipient: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
});

/** A message as its recipient reads it. */
export interface MessageLine {
  readonly at: string;
  readonly channel: string;
  readonly recipient: string;
  readonly state: string;
  readonly text: string;
}

const mostLines = 50;

/**
 * The newest messages of a merchant, where developers read codes and links when no mail or SMS server is set (decision 043). Never in
 * production, because codes are for their recipients only. @throws {@link SwitchError} in production, or for an unknown merchant
 */
export async function listMessages(
  { db, config, messages }: AllServices,
  { merchant, recipient }: { readonly merchant: string; readonly recipient?: string },
): Promise<readonly MessageLine[]> {
  if (config.profile === "production") throw new SwitchError("a production gateway shows nobody its messages");
  const rows = await listNewMessages(db, await findMerchant(db, merchant), recipient, mostLines);
  return rows.map(({ created_at: at, channel, recipient: to, state, template, language, values }) => {
    const words = messages.templates.get(template);
    const text = words === undefined ? "" : renderMessage(words, language, values).text;
    return { at: at.toISOString(), channel, recipient: to, state, text };
  });
}
