import { createHash } from "node:crypto";

/**
 * Whether a visitor is in the part of the visitors for whom a module is on. It follows from the three ids alone, so all gateways
 * agree; each module has buckets of its own, and a larger percentage contains every smaller one.
 */
export function isRolledOut(tenantId: string, modId: string, percent: number, visitorId: string): boolean {
  const bucket = createHash("sha256").update(`rollout ${tenantId} ${modId} ${visitorId}`).digest().readUInt32BE(0);
  return bucket < (percent / 100) * 2 ** 32;
}
