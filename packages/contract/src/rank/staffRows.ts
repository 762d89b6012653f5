import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import * as endpoint from "./staffEndpoints.ts";
import * as schema from "./staffSchemas.ts";

/** Levels of members in the back office. */
export const rankStaffRows: readonly StaffRow[] = [
  staffRow(endpoint.getRankSettings, schema.AskRankSettingsSchema, schema.StoredRankSettingsSchema, ["fields"]),
  staffRow(endpoint.changeRankSettings, schema.ChangeRankSettingsSchema, schema.ChangedRankSettingsSchema, [
    "state.changed",
    "fields",
    "idempotency.conflict",
  ]),
  staffRow(endpoint.listMemberLevels, schema.ListMemberLevelsSchema, schema.MemberLevelPageSchema),
  staffRow(endpoint.getMemberLevel, schema.AskMemberLevelSchema, schema.MemberLevelSchema, ["member.unknown"]),
  staffRow(endpoint.pinMemberLevel, schema.PinLevelSchema, schema.MemberLevelSchema, [
    "member.unknown",
    "state.changed",
  ]),
];
