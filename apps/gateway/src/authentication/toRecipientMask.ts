import type { Channel } from "../messages/MessageTemplate.ts";

/** A masked recipient: `+84***678`, `a***@example.com`. Its length reveals nothing about the hidden part. */
export function toRecipientMask(channel: Channel, recipient: string): string {
  if (channel === "sms") return `${recipient.slice(0, 3)}***${recipient.slice(-3)}`;
  const at = recipient.lastIndexOf("@");
  return `${recipient.slice(0, 1)}***${recipient.slice(at)}`;
}
