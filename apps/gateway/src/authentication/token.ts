import { createHash, randomBytes } from "node:crypto";

/** A new secret of 256 random bits, as text that fits in headers and addresses. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token: somebody who reads the database cannot use it. */
export function toTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
