/** The roles of staff (operations.md 6). A person holds each at one merchant or at all of them. */
export const staffRoles = ["OWNER", "OPERATIONS", "PAYMENTS", "RISK", "SUPPORT", "CONTENT", "AUDITOR"] as const;

/** A role of staff. */
export type StaffRole = (typeof staffRoles)[number];

/**
 * The roles that read most pages.
 *
 * @internal
 */
export const readers = ["OWNER", "OPERATIONS", "PAYMENTS", "RISK", "SUPPORT", "AUDITOR"] as const;
