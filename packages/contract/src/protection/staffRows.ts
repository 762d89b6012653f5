import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import { getMemberProtection, listExclusions } from "./staffEndpoints.ts";
import {
  ExclusionPageSchema,
  ListExclusionsSchema,
  MemberProtectionRequestSchema,
  MemberProtectionSchema,
} from "./staffSchemas.ts";

/** Protection of members in the back office. */
export const protectionStaffRows: readonly StaffRow[] = [
  staffRow(listExclusions, ListExclusionsSchema, ExclusionPageSchema),
  staffRow(getMemberProtection, MemberProtectionRequestSchema, MemberProtectionSchema, ["member.unknown"]),
];
