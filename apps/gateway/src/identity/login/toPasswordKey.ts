import { toTokenHash } from "../token.ts";

/** Names a stored password hash without being one: what was checked against a password holds only while it stands. */
export function toPasswordKey(passwordHash: string | null): string {
  return toTokenHash(passwordHash ?? "");
}
