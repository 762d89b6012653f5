import { createHmac } from "node:crypto";

/** Sorts the entries of each object by name, so that the JSON does not depend on the order of sending. */
function sortNames(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * A hash that tells two bodies apart. It is keyed, because a body may contain a password, and somebody who reads the database must not
 * be able to try passwords against it. Fields named in `proofs` (such as a captcha) differ at each attempt and are left out.
 */
export function toBodyHash(secret: Buffer, request: object, proofs: readonly string[]): string {
  const wanted = Object.fromEntries(Object.entries(request).filter(([name]) => !proofs.includes(name)));
  return createHmac("sha256", secret).update(JSON.stringify(wanted, sortNames)).digest("base64url");
}
