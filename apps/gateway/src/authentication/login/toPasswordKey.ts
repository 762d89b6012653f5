import { toTokenHash } from "../token.ts";

/** Identifies a stored password hash without revealing it, so that a check becomes invalid when the password changes. */
export function toPasswordKey(passwordHash: string | null): string {
  return toTokenHash(passwordHash ?? "");
}
