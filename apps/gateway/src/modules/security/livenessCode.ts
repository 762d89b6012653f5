import { toToday } from "@marquee/contract";
import type { Services } from "./services.ts";
import type { Tenant } from "../../tenants/Tenant.ts";

const dayMilliseconds = 86_400_000;

/**
 * The six digits that the picture of the member's face must show on paper: specific to this member and the merchant's current day, the same at
 * every gateway, and unpredictable.
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

/** Whether a code is from today or yesterday, so that a picture taken before midnight can be sent after it. */
export function isLivenessCode(
  services: Pick<Services, "nameKey">,
  tenant: Tenant,
  memberId: string,
  code: string,
): boolean {
  const now = Date.now();
  return [now, now - dayMilliseconds].some((at) => toLivenessCode(services, tenant, memberId, at) === code);
}
