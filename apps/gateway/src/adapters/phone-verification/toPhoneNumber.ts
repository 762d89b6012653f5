import type { JWTPayload } from "jose";

/** The greatest age of a phone verification, in seconds. */
const oldest = 600;

/** The phone number in the claims of a verified ID token; undefined if it was verified too long ago. */
export function toPhoneNumber({ sub, auth_time: at, phone_number: number }: JWTPayload): string | undefined {
  const now = Date.now() / 1_000;
  if (typeof sub !== "string" || sub === "" || typeof number !== "string") return undefined;
  return typeof at === "number" && at <= now + 60 && at >= now - oldest ? number : undefined;
}
