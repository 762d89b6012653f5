import { createHmac, timingSafeEqual } from "node:crypto";

/** The headers of a signed call, in both directions. */
export const signatureHeaders = {
  merchant: "pay-merchant",
  timestamp: "pay-timestamp",
  signature: "pay-signature",
} as const;

/** A call is taken within five minutes of its timestamp (money.md). In seconds. */
const tolerance = 300;

/** HMAC-SHA256 over timestamp and raw body, in hex. The timestamp is in seconds. */
export function toSignature(secret: string, timestamp: string, rawBody: string): string {
  return createHmac("sha256", secret).update(`${timestamp}.${rawBody}`).digest("hex");
}

/** Whether a call is signed with the secret, and not older or younger than {@link tolerance}. `now` in milliseconds. */
export function isSigned(
  secret: string,
  { timestamp, signature }: { readonly timestamp: string; readonly signature: string },
  rawBody: string,
  now: number,
): boolean {
  if (!/^[0-9]{1,12}$/.test(timestamp) || Math.abs(now / 1_000 - Number(timestamp)) > tolerance) return false;
  const [ours, theirs] = [Buffer.from(toSignature(secret, timestamp, rawBody)), Buffer.from(signature)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
