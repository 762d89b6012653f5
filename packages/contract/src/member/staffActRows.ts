import { ProposalIdSchema } from "../staff/schemas.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import * as endpoint from "./staffActEndpoints.ts";
import * as schema from "./staffActSchemas.ts";
import { MemberVersionSchema, SecureMemberSchema } from "./staffSchemas.ts";

/** What staff do for a member who asks for it. */
export const memberActRows: readonly StaffRow[] = [
  staffRow(endpoint.proposeCorrection, schema.ProposeCorrectionSchema, ProposalIdSchema, [
    "fields",
    "member.unknown",
    "account.closed",
    "idempotency.conflict",
  ]),
  staffRow(endpoint.getCorrection, schema.AskCorrectionSchema, schema.CorrectionSchema, ["state.changed"]),
  staffRow(endpoint.recordWish, schema.RecordWishSchema, MemberVersionSchema, [
    "fields",
    "member.unknown",
    "account.closed",
    "function.not.available",
    "protection.looser",
  ]),
  staffRow(endpoint.unlockMember, SecureMemberSchema, MemberVersionSchema, [
    "member.unknown",
    "account.closed",
    "state.changed",
    "member.unlock.limit",
  ]),
  staffRow(endpoint.proposeClosing, schema.ProposeClosingSchema, ProposalIdSchema, [
    "fields",
    "member.unknown",
    "account.closed",
    "account.frozen",
    "state.changed",
    "reopen.late",
    "reopen.erased",
    "reopen.excluded",
    "idempotency.conflict",
  ]),
  staffRow(endpoint.requestMemberExport, SecureMemberSchema, schema.AskedExportSchema, [
    "member.unknown",
    "account.closed",
  ]),
];
