import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";
/** Standard Webhooks: between 24 and 64 bytes. */
const secretBytes = 32;

/** A new secret of an endpoint: `whsec_` and its bytes in base64. */
export function createWebhookSecret(): string {
  return prefix + randomBytes(secretBytes).toString("base64");
}

/** What is signed. */
interface Signed {
  readonly id: string;
  /** Seconds since the epoch. */
  readonly timestamp: number;
  readonly body: string;
}

/** The value of `webhook-signature` (Standard Webhooks, v1): one signature for each secret, with a blank between them. */
export function signWebhook(secrets: readonly string[], { id, timestamp, body }: Signed): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), "base64");
      return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
    })
    .join(" ");
}
