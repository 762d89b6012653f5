import { Nothing } from "../shapes.ts";
import { OutboxPageSchema } from "../staff/operationsSchemas.ts";
import { ProposalIdSchema } from "../staff/schemas.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import { memberActRows } from "./staffActRows.ts";
import * as label from "./staffLabelSchemas.ts";
import * as endpoint from "./staffEndpoints.ts";
import * as identity from "./staffIdentitySchemas.ts";
import * as partEndpoint from "./staffPartEndpoints.ts";
import * as part from "./staffPartSchemas.ts";
import * as schema from "./staffSchemas.ts";

/** What a change of something that somebody else may change too answers. */
const changed = ["version.conflict", "state.changed"] as const;

/** Members in the back office. */
export const memberStaffRows: readonly StaffRow[] = [
  staffRow(endpoint.listMembers, schema.ListMembersSchema, schema.MemberPageSchema),
  staffRow(endpoint.getMember, schema.AskMemberSchema, schema.MemberSheetSchema, ["member.unknown"]),
  staffRow(endpoint.setMemberState, schema.SetMemberStateSchema, schema.MemberVersionSchema, [
    ...changed,
    "member.unknown",
  ]),
  staffRow(endpoint.setMemberLabels, schema.SetMemberLabelsSchema, schema.MemberVersionSchema, [
    ...changed,
    "member.unknown",
    "label.unknown",
  ]),
  staffRow(endpoint.setMemberStates, schema.SetMemberStatesSchema, schema.ChangedMembersSchema),
  staffRow(endpoint.labelMembers, schema.LabelMembersSchema, schema.ChangedMembersSchema, ["label.unknown"]),
  staffRow(endpoint.sendOffer, schema.SendOfferSchema, schema.SentOfferSchema, ["fields", "idempotency.conflict"]),
  staffRow(endpoint.endMemberSessions, schema.EndMemberSessionsSchema, Nothing, ["member.unknown", "state.changed"]),
  staffRow(endpoint.proposeFactorRemoval, schema.ProposeFactorRemovalSchema, ProposalIdSchema, [
    "member.unknown",
    "state.changed",
    "idempotency.conflict",
  ]),
  staffRow(endpoint.giveMemberPassword, schema.SecureMemberSchema, schema.GivenPasswordSchema, [
    "member.unknown",
    "contact.unconfirmed",
    "account.closed",
  ]),
  staffRow(endpoint.proposeAdjustment, schema.ProposeAdjustmentSchema, ProposalIdSchema, [
    "fields",
    "member.unknown",
    "account.closed",
    "wallet.insufficient",
    "idempotency.conflict",
  ]),
  ...memberActRows,
  staffRow(partEndpoint.listMemberSessions, schema.AskMemberSchema, part.StaffMemberSessionsSchema, ["member.unknown"]),
  staffRow(partEndpoint.getMemberWallet, part.ListMemberPartSchema, part.MemberWalletSchema, ["member.unknown"]),
  staffRow(partEndpoint.getMemberMoney, schema.AskMemberSchema, part.MemberMoneySchema, ["member.unknown"]),
  staffRow(partEndpoint.listMemberRounds, part.ListMemberPartSchema, part.MemberRoundsSchema, ["member.unknown"]),
  staffRow(partEndpoint.listMemberMessages, part.ListMemberPartSchema, OutboxPageSchema, ["member.unknown"]),
  staffRow(partEndpoint.listMemberRemarks, schema.AskMemberSchema, part.MemberRemarksSchema, ["member.unknown"]),
  staffRow(partEndpoint.addMemberRemark, part.AddMemberRemarkSchema, Nothing, [
    "member.unknown",
    "idempotency.conflict",
  ]),
  staffRow(partEndpoint.listMemberSignals, schema.AskMemberSchema, part.MemberSignalsSchema, ["member.unknown"]),
  staffRow(partEndpoint.listMemberChanges, schema.AskMemberSchema, part.MemberChangesSchema, ["member.unknown"]),
  staffRow(partEndpoint.listIdentityChecks, identity.ListIdentityChecksSchema, identity.CheckPageSchema),
  staffRow(partEndpoint.getIdentityCheck, identity.AskCheckSchema, identity.CheckSheetSchema, ["documents.unknown"]),
  staffRow(partEndpoint.decideIdentityCheck, identity.DecideCheckSchema, Nothing, ["fields", "state.changed"]),
  staffRow(partEndpoint.listLabels, Nothing, label.LabelListSchema),
  staffRow(partEndpoint.saveLabel, label.SaveLabelSchema, label.LabelVersionSchema, [
    "version.conflict",
    "label.unknown",
    "label.limit",
  ]),
  staffRow(partEndpoint.removeLabel, label.RemoveLabelSchema, Nothing, [
    "version.conflict",
    "label.unknown",
    "label.restricted",
  ]),
];
