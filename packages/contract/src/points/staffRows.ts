import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import * as endpoint from "./staffEndpoints.ts";
import * as schema from "./staffSchemas.ts";

/** Points, the mall and its redemptions in the back office. */
export const pointsStaffRows: readonly StaffRow[] = [
  staffRow(endpoint.getPointSettings, schema.AskPointSettingsSchema, schema.StoredPointSettingsSchema, ["fields"]),
  staffRow(endpoint.changePointSettings, schema.ChangePointSettingsSchema, schema.ChangedPointSettingsSchema, [
    "state.changed",
    "fields",
    "idempotency.conflict",
  ]),
  staffRow(endpoint.listStaffRewards, Nothing, schema.StaffRewardListSchema),
  staffRow(endpoint.saveReward, schema.SaveRewardSchema, schema.RewardVersionSchema, [
    "state.changed",
    "fields",
    "reward.limit",
    "idempotency.conflict",
  ]),
  staffRow(endpoint.addVoucherCodes, schema.AddVoucherCodesSchema, schema.AddedVoucherCodesSchema, [
    "reward.unknown",
    "reward.limit",
  ]),
  staffRow(endpoint.listStaffRedemptions, schema.ListStaffRedemptionsSchema, schema.StaffRedemptionPageSchema, [
    "fields",
  ]),
  staffRow(endpoint.getStaffRedemption, schema.StaffRedemptionNoSchema, schema.StaffRedemptionSheetSchema, [
    "order.unknown",
  ]),
  staffRow(endpoint.decideRedemption, schema.DecideRedemptionSchema, schema.StaffRedemptionSheetSchema, [
    "order.unknown",
    "state.changed",
    "proposal.own",
  ]),
  staffRow(endpoint.correctPoints, schema.CorrectPointsSchema, schema.CorrectedPointsSchema, [
    "fields",
    "member.unknown",
    "account.closed",
    "points.insufficient",
    "idempotency.conflict",
  ]),
  staffRow(endpoint.getMemberPoints, schema.AskMemberPointsSchema, schema.MemberPointsSchema, ["member.unknown"]),
];
