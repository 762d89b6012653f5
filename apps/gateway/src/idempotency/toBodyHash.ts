import { createHmac } from "node:crypto";

/** The entries of each object in the order of their names: JSON of it says the same, in whatever order it was sent. */
function sortNames(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * What tells two bodies apart. It is made with a secret: a body may hold a password, and nobody who reads the database may try
 * passwords against it. Fields named in `proofs` belong to the moment and not to what is wanted.
 */
export function toBodyHash(secret: Buffer, request: object, proofs: readonly string[]): string {
  const wanted = Object.fromEntries(Object.entries(request).filter(([name]) => !proofs.includes(name)));
  return createHmac("sha256", secret).update(JSON.stringify(wanted, sortNames)).digest("base64url");
}
