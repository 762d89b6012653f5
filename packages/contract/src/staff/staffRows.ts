import { Nothing } from "../shapes.ts";
import * as endpoint from "./endpoints.ts";
import * as schema from "./schemas.ts";
import * as security from "./securitySchemas.ts";
import { exportRows } from "./exportRows.ts";
import { operationsRows } from "./operationsRows.ts";
import { staffSessionRows } from "./sessionRows.ts";
import { staffRow, type StaffRow } from "./StaffRow.ts";
import { webhookRows } from "./webhookRows.ts";

/** Calls of domain `staff`: identity, people, proposals and the audit log. */
export const staffDomainRows: readonly StaffRow[] = [
  ...staffSessionRows,
  ...operationsRows,
  ...webhookRows,
  ...exportRows,
  staffRow(endpoint.listPeople, Nothing, schema.PersonListSchema),
  staffRow(endpoint.invitePerson, schema.InvitePersonSchema, schema.ProposalIdSchema, [
    "fields",
    "staff.known",
    "idempotency.conflict",
  ]),
  staffRow(endpoint.proposeRoles, schema.ProposeRolesSchema, schema.ProposalIdSchema, [
    "staff.unknown",
    "idempotency.conflict",
  ]),
  staffRow(endpoint.proposeStaffReset, schema.ProposeStaffResetSchema, schema.ProposalIdSchema, [
    "staff.unknown",
    "state.changed",
    "idempotency.conflict",
  ]),
  staffRow(endpoint.setPersonState, schema.SetPersonStateSchema, Nothing, ["staff.unknown", "state.changed"]),
  staffRow(endpoint.unlockPerson, security.UnlockPersonSchema, Nothing, ["staff.unknown", "unlock.limit"]),
  staffRow(endpoint.listStaffSecurity, security.ListStaffSecuritySchema, security.StaffSecurityPageSchema),
  staffRow(endpoint.listProposals, schema.ListProposalsSchema, schema.ProposalPageSchema),
  staffRow(endpoint.decideProposal, schema.DecideProposalSchema, schema.ProposalSchema, [
    "proposal.own",
    "state.changed",
    "staff.known",
    "staff.unknown",
  ]),
  staffRow(endpoint.listAudit, schema.ListAuditSchema, schema.AuditPageSchema),
  staffRow(endpoint.getAuditCheck, Nothing, schema.AuditCheckSchema),
];
