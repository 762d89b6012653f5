/** The roles of staff (operations.md 6). A person holds each at one merchant or at all of them. */
export const staffRoles = ["OWNER", "OPERATIONS", "PAYMENTS", "RISK", "SUPPORT", "CONTENT", "AUDITOR"] as const;

/** A role of staff. */
export type StaffRole = (typeof staffRoles)[number];

/** What a role may do: a page's subject, and whether it is read, changed, or decided about. */
export type Permission =
  | "overview.read"
  | "members.read"
  | "members.contacts"
  | "members.change"
  | "members.secure"
  | "identity.decide"
  | "offers.send"
  | "balances.read"
  | "balances.propose"
  | "balances.approve"
  | "reports.read"
  | "reconciliation.read"
  | "reconciliation.run"
  | "promotions.read"
  | "promotions.change"
  | "games.read"
  | "games.change"
  | "switches.read"
  | "switches.change"
  | "rules.read"
  | "rules.change"
  | "content.change"
  | "jobs.read"
  | "jobs.run"
  | "messages.read"
  | "webhooks.read"
  | "webhooks.change"
  | "exports.create"
  | "audit.read"
  | "proposals.read"
  | "staff.read"
  | "staff.security"
  | "staff.propose"
  | "staff.approve";

const readers = ["OWNER", "OPERATIONS", "PAYMENTS", "RISK", "SUPPORT", "AUDITOR"] as const;

/** Which roles hold a permission; the one table from which the gateway's checks and the pages' menus are made. */
export const permissionRoles: Readonly<Record<Permission, readonly StaffRole[]>> = {
  "overview.read": staffRoles,
  "members.read": readers,
  // Whole phone numbers and mail addresses; everybody else sees them masked.
  "members.contacts": ["OWNER", "RISK", "SUPPORT"],
  "members.change": ["OWNER", "OPERATIONS", "RISK", "SUPPORT"],
  // Freezing, closing, ending sessions, removing factors.
  "members.secure": ["OWNER", "RISK", "SUPPORT"],
  "identity.decide": ["OWNER", "RISK"],
  "offers.send": ["OWNER", "OPERATIONS"],
  "balances.read": ["OWNER", "PAYMENTS", "RISK", "SUPPORT", "AUDITOR"],
  "balances.propose": ["OWNER", "PAYMENTS", "SUPPORT"],
  "balances.approve": ["OWNER", "PAYMENTS", "RISK"],
  // Revenue, and whether all records agree.
  "reports.read": ["OWNER", "OPERATIONS", "PAYMENTS", "RISK", "AUDITOR"],
  "reconciliation.read": ["OWNER", "PAYMENTS", "RISK", "AUDITOR"],
  "reconciliation.run": ["OWNER", "PAYMENTS"],
  // Promotions for deposits: whoever changes one gives money away.
  "promotions.read": ["OWNER", "OPERATIONS", "PAYMENTS", "RISK", "SUPPORT", "AUDITOR"],
  "promotions.change": ["OWNER", "OPERATIONS"],
  "games.read": ["OWNER", "OPERATIONS", "CONTENT", "AUDITOR"],
  "games.change": ["OWNER", "OPERATIONS", "CONTENT"],
  "switches.read": ["OWNER", "OPERATIONS", "CONTENT", "AUDITOR"],
  "switches.change": ["OWNER", "OPERATIONS"],
  // Rules of registration, and the jurisdiction.
  "rules.read": ["OWNER", "OPERATIONS", "RISK", "AUDITOR"],
  "rules.change": ["OWNER", "RISK"],
  "content.change": ["OWNER", "CONTENT"],
  "jobs.read": ["OWNER", "OPERATIONS", "AUDITOR"],
  "jobs.run": ["OWNER", "OPERATIONS"],
  "messages.read": ["OWNER", "OPERATIONS", "SUPPORT", "AUDITOR"],
  "webhooks.read": ["OWNER", "OPERATIONS", "AUDITOR"],
  "webhooks.change": ["OWNER", "OPERATIONS"],
  "exports.create": ["OWNER", "PAYMENTS", "RISK", "AUDITOR"],
  "audit.read": ["OWNER", "AUDITOR"],
  // Which proposals somebody may decide is told by their kind.
  "proposals.read": ["OWNER", "OPERATIONS", "PAYMENTS", "RISK", "SUPPORT", "AUDITOR"],
  "staff.read": ["OWNER", "AUDITOR"],
  // Logins, failures and locks of colleagues, with their addresses.
  "staff.security": ["OWNER"],
  "staff.propose": ["OWNER"],
  "staff.approve": ["OWNER"],
};

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
  const roles = permissionRoles[permission];
  return grants.some((grant) => (grant.merchant === "*" || grant.merchant === merchant) && roles.includes(grant.role));
}

/** Whether somebody with these grants works for a merchant at all. */
export function canEnter(grants: readonly StaffGrant[], merchant: string): boolean {
  return grants.some((grant) => grant.merchant === "*" || grant.merchant === merchant);
}
