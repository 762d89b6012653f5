import { toToday } from "@marquee/contract";
import type { Services } from "../../Services.ts";
import type { Tenant } from "../../tenants/Tenant.ts";

const dayMilliseconds = 86_400_000;

/**
 * The six digits that a picture of the member's face must show on paper: of this member and this day of the merchant, the same at
 * every gateway, and known to nobody before.
 */
export function toLivenessCode(
  { nameKey }: Pick<Services, "nameKey">,
  tenant: Tenant,
  memberId: string,
  now = Date.now(),
): string {
  const day = toToday(tenant.timeZone, new Date(now));
  const key = Buffer.from(nameKey(tenant.id, `picture of ${memberId} on ${day}`), "base64url");
  return `${key.readUInt32BE(0) % 1_000_000}`.padStart(6, "0");
}

/** Whether a code is of today, or of yesterday: who took the picture before midnight may send it after. */
export function isLivenessCode(
  services: Pick<Services, "nameKey">,
  tenant: Tenant,
  memberId: string,
  code: string,
): boolean {
  const now = Date.now();
  return [now, now - dayMilliseconds].some((at) => toLivenessCode(services, tenant, memberId, at) === code);
}
