import { useLingui } from "@lingui/react/macro";
import type { StaffRole } from "@marquee/contract/staff";

/** The names of the roles. */
export function useRoleNames(): Readonly<Record<StaffRole, string>> {
  const { t } = useLingui();
  return {
    OWNER: t`Owner`,
    OPERATIONS: t`Operations`,
    PAYMENTS: t`Payments`,
    RISK: t`Risk`,
    SUPPORT: t`Support`,
    CONTENT: t`Content`,
    AUDITOR: t`Auditor`,
  };
}
