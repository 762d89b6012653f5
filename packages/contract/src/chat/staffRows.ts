import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import * as endpoint from "./staffEndpoints.ts";
import * as schema from "./staffSchemas.ts";

/** Chat rooms in the back office. */
export const chatStaffRows: readonly StaffRow[] = [
  staffRow(endpoint.listStaffChatRooms, Nothing, schema.StaffChatRoomListSchema),
  staffRow(endpoint.saveChatRoom, schema.SaveChatRoomSchema, schema.SavedChatRoomSchema, [
    "fields",
    "state.changed",
    "chat.room.limit",
  ]),
  staffRow(endpoint.listStaffChatLines, schema.StaffChatLinesRequestSchema, schema.StaffChatLinesSchema, [
    "chat.room.unknown",
  ]),
  staffRow(endpoint.listStaffChatReports, Nothing, schema.StaffChatReportListSchema),
  staffRow(endpoint.removeChatLine, schema.ChatLineActSchema, Nothing, ["chat.line.unknown", "state.changed"]),
  staffRow(endpoint.closeChatReport, schema.ChatLineActSchema, Nothing, ["chat.line.unknown", "state.changed"]),
  staffRow(endpoint.silenceChatMember, schema.SilenceChatMemberSchema, Nothing, ["member.unknown"]),
  staffRow(endpoint.endChatSilence, schema.EndChatSilenceSchema, Nothing, ["state.changed"]),
  staffRow(endpoint.listStaffChatSilences, Nothing, schema.StaffChatSilenceListSchema),
  staffRow(endpoint.getStaffChatWords, Nothing, schema.StaffChatWordsSchema),
  staffRow(endpoint.saveChatWords, schema.SaveChatWordsSchema, schema.StaffChatWordsSchema, [
    "fields",
    "state.changed",
  ]),
  staffRow(endpoint.getStaffChatSystem, Nothing, schema.StaffChatSystemSchema),
  staffRow(endpoint.writeChatLine, schema.WriteChatLineSchema, Nothing, ["chat.room.unknown"]),
];
