import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import * as endpoint from "./staffEndpoints.ts";
import * as live from "./staffLiveSchemas.ts";
import * as schema from "./staffSchemas.ts";

const { StaffTicketSheetSchema } = schema;

/** Tickets in the back office. */
export const ticketStaffRows: readonly StaffRow[] = [
  staffRow(endpoint.listStaffTickets, schema.ListStaffTicketsSchema, schema.StaffTicketListSchema),
  staffRow(endpoint.getStaffTicket, schema.StaffTicketIdSchema, StaffTicketSheetSchema, ["ticket.unknown"]),
  staffRow(endpoint.answerTicket, schema.AnswerTicketSchema, StaffTicketSheetSchema, [
    "ticket.unknown",
    "state.changed",
    "live.chat.taken",
    "fields",
  ]),
  staffRow(endpoint.noteTicket, schema.NoteTicketSchema, StaffTicketSheetSchema, ["ticket.unknown"]),
  staffRow(endpoint.takeTicket, schema.TakeTicketSchema, StaffTicketSheetSchema, ["ticket.unknown", "state.changed"]),
  staffRow(endpoint.listTicketStaff, Nothing, schema.TicketStaffSchema),
  staffRow(endpoint.assignTicket, schema.AssignTicketSchema, StaffTicketSheetSchema, [
    "ticket.unknown",
    "state.changed",
    "ticket.assignee",
    "live.chat.away",
  ]),
  staffRow(endpoint.uploadTicketPicture, schema.UploadTicketPictureSchema, schema.TicketPictureSchema, [
    "ticket.unknown",
    "state.changed",
    "upload.type",
    "upload.size",
    "upload.incomplete",
    "upload.count",
  ]),
  staffRow(endpoint.closeStaffTicket, schema.CloseStaffTicketSchema, StaffTicketSheetSchema, [
    "ticket.unknown",
    "state.changed",
  ]),
  staffRow(endpoint.mergeTicket, schema.MergeTicketSchema, StaffTicketSheetSchema, [
    "ticket.unknown",
    "state.changed",
    "ticket.merge",
  ]),
  staffRow(endpoint.listSavedAnswers, Nothing, schema.SavedAnswersSchema),
  staffRow(endpoint.saveAnswer, schema.SaveAnswerSchema, Nothing, ["state.changed", "answer.limit"]),
  staffRow(endpoint.removeAnswer, schema.RemoveAnswerSchema, Nothing, ["state.changed"]),
  staffRow(endpoint.getTicketSettings, Nothing, schema.StoredTicketSettingsSchema),
  staffRow(endpoint.changeTicketSettings, schema.ChangeTicketSettingsSchema, schema.StoredTicketSettingsSchema, [
    "state.changed",
  ]),
  staffRow(endpoint.listStaffLiveChats, Nothing, live.StaffLiveChatsSchema),
  staffRow(endpoint.setLiveChatPresence, live.SetLiveChatPresenceSchema, Nothing),
  staffRow(endpoint.writeLiveChat, live.WriteLiveChatSchema, StaffTicketSheetSchema, [
    "ticket.unknown",
    "state.changed",
    "live.chat.taken",
    "fields",
  ]),
  staffRow(endpoint.signalStaffLiveChat, live.SignalStaffLiveChatSchema, Nothing),
  staffRow(endpoint.handOverLiveChat, live.HandOverLiveChatSchema, StaffTicketSheetSchema, [
    "ticket.unknown",
    "state.changed",
    "live.chat.away",
  ]),
  staffRow(endpoint.endStaffLiveChat, schema.StaffTicketIdSchema, StaffTicketSheetSchema, [
    "ticket.unknown",
    "state.changed",
  ]),
];
