import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import * as endpoint from "./endpoints.ts";
import * as schema from "./schemas.ts";

const refused = ["chat.agent.refused", "rg.timeout", "rg.self.excluded"] as const;

/** Calls of domain `chat`. */
export const chatRows: readonly SchemaRow[] = [
  row(endpoint.getChatUrl, schema.ChatUrlRequestSchema, schema.ChatUrlSchema, [...refused, "chat.unavailable"]),
  row(endpoint.getChatMessage, Nothing, schema.ChatMessageSchema, [...refused, "chat.unavailable"]),
  row(endpoint.listChatRooms, Nothing, schema.ChatRoomsSchema, refused),
  row(endpoint.listChatLines, schema.ChatLinesRequestSchema, schema.ChatLinesSchema, [...refused, "chat.room.unknown"]),
  row(endpoint.sendChatLine, schema.SendChatLineSchema, schema.SentChatLineSchema, [
    ...refused,
    "fields",
    "chat.room.unknown",
    "chat.contact",
    "chat.word",
    "chat.slow",
    "chat.muted",
  ]),
  row(endpoint.reportChatLine, schema.ReportChatLineSchema, Nothing, [
    ...refused,
    "chat.room.unknown",
    "chat.line.unknown",
  ]),
  row(endpoint.muteChatPerson, schema.MuteChatPersonSchema, Nothing, [...refused, "chat.line.unknown"]),
  row(endpoint.readChatRoom, schema.ReadChatRoomSchema, schema.ChatMessageSchema, [...refused, "chat.room.unknown"]),
];
