import { createHmac, hkdfSync } from "node:crypto";

/** What is stored of a name typed at a login. */
export type NameKey = (tenantId: string, usernameKey: string) => string;

/**
 * Names as keyed hashes of fixed length: people sometimes type their password into the name field, and somebody who reads the
 * database must not find it there. Gateways that share their secrets compute the same keys.
 */
export function createNameKey(secret: string): NameKey {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "names at logins", 32));
  return (tenantId, usernameKey) => createHmac("sha256", key).update(`${tenantId}\n${usernameKey}`).digest("base64url");
}
