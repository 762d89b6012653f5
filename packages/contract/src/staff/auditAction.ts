import type { auditActions } from "../auditActions.ts";
import type { jobNames } from "../jobNames.ts";
import type { templateNames } from "../templateNames.ts";

/** An act that a domain names in its `auditActions.ts`. */
export type ListedAuditAction = (typeof auditActions)[number];

/** A kind of proposal, such as `staff.invite`. */
export type ProposalKindName = `${string}.${string}`;

/** What the audit log calls an act: its domain's word, or what was done to a proposal and the proposal's kind. */
export type AuditAction = ListedAuditAction | `${"propose" | "approve" | "reject" | "cancel"} ${ProposalKindName}`;

/** The name of a job of the gateway. */
export type JobName = (typeof jobNames)[number];

/** The name of a template of messages. */
export type TemplateName = (typeof templateNames)[number];
