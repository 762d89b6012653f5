import { createHmac } from "node:crypto";

/** The entries of each object sorted by name, so that the JSON is the same in whatever order they were sent. */
function sortNames(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * A hash that tells two bodies apart. It is keyed: a body may hold a password, and whoever reads the database must not
 * be able to try passwords against it. Fields named in `proofs` prove the moment and are left out.
 */
export function toBodyHash(secret: Buffer, request: object, proofs: readonly string[]): string {
  const wanted = Object.fromEntries(Object.entries(request).filter(([name]) => !proofs.includes(name)));
  return createHmac("sha256", secret).update(JSON.stringify(wanted, sortNames)).digest("base64url");
}
