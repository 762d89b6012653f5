import { permissionRoles } from "../permissionRoles.ts";
import type { StaffRole } from "./roles.ts";

/** What a role may do: a page's subject, and whether it is read, changed, or decided about. */
export type Permission = keyof typeof permissionRoles;

/** Every permission. */
export const permissions: readonly Permission[] = listPermissions();

function listPermissions(): readonly Permission[] {
  const isPermission = (name: string): name is Permission => Object.hasOwn(permissionRoles, name);
  return Object.keys(permissionRoles).filter(isPermission);
}

/** A role at a merchant, by its code; `*` is every merchant. */
export type StaffGrant = { readonly merchant: string; readonly role: StaffRole };

/** Whether somebody with these grants holds a permission at a merchant; `*` asks for a permission at all merchants. */
export function hasPermission(grants: readonly StaffGrant[], merchant: string, permission: Permission): boolean {
  const roles: readonly StaffRole[] = permissionRoles[permission];
  return grants.some((grant) => (grant.merchant === "*" || grant.merchant === merchant) && roles.includes(grant.role));
}

/** Whether somebody with these grants works for a merchant at all. */
export function canEnter(grants: readonly StaffGrant[], merchant: string): boolean {
  return grants.some((grant) => grant.merchant === "*" || grant.merchant === merchant);
}

/** Whether somebody with these grants holds every permission that the roles would give at a merchant: nobody gives more than that. */
export function canGive(grants: readonly StaffGrant[], merchant: string, roles: readonly StaffRole[]): boolean {
  const given = roles.map((role) => ({ merchant, role }));
  return permissions.every(
    (permission) => !hasPermission(given, merchant, permission) || hasPermission(grants, merchant, permission),
  );
}
