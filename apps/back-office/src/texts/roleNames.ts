import { msg } from "@lingui/core/macro";
import type { StaffRole } from "@marquee/contract/staff";

/** The names of the roles. */
export const roleNames = {
  OWNER: msg`Owner`,
  OPERATIONS: msg`Operations`,
  PAYMENTS: msg`Payments`,
  RISK: msg`Risk`,
  SUPPORT: msg`Support`,
  CONTENT: msg`Content`,
  AUDITOR: msg`Auditor`,
} as const satisfies Record<StaffRole, unknown>;
