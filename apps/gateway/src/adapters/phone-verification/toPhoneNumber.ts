import type { JWTPayload } from "jose";

/** How long ago the number's code may have been typed, in seconds. */
const oldest = 600;

/** The number that the claims of a checked ID token prove; undefined when it was proved too long ago. */
export function toPhoneNumber({ sub, auth_time: at, phone_number: number }: JWTPayload): string | undefined {
  const now = Date.now() / 1_000;
  if (typeof sub !== "string" || sub === "" || typeof number !== "string") return undefined;
  return typeof at === "number" && at <= now + 60 && at >= now - oldest ? number : undefined;
}
