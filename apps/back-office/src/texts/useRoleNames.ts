import { useLingui } from "@lingui/react/macro";
import type { StaffRole } from "@marquee/contract/staff";
import { roleNames } from "./roleNames.ts";

/** The names of the roles in the reader's language. */
export function useRoleNames(): Readonly<Record<StaffRole, string>> {
  const { i18n } = useLingui();
  const entries = Object.entries(roleNames).map(([role, name]) => [role, i18n._(name)]);
  return Object.fromEntries(entries) as Record<StaffRole, string>;
}
