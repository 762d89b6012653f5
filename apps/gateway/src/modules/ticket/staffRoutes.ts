import * as row from "@marquee/contract/staff";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { answerTicketOf, closeTicketOf, noteTicketOf, takeTicketOf } from "./actOnTicket.ts";
import { storeAnswerPicture } from "./answerPictures.ts";
import { assignTicketOf, listTicketPeople } from "./assignTicket.ts";
import { endStaffChat, handOver, listChats, setPresence, signalChat, writeChat } from "./live/staffChats.ts";
import { mergeTicketOf } from "./mergeTickets.ts";
import { changeSettingsOf, removeAnswerOf, saveAnswerOf } from "./saveAnswers.ts";
import { listAnswers } from "./savedAnswerStore.ts";
import type { Services } from "./services.ts";
import { getSettings } from "./settingsStore.ts";
import { listStaff, readSheet, showStaff } from "./staffTickets.ts";

/** Tickets in the back office. */
export function ticketStaffRoutes(services: Services): readonly StaffRoute[] {
  const { db } = services;
  /** An act on a ticket, answered with the ticket as it is then. */
  const act =
    <Request extends { readonly id: string }>(
      carryOut: (services: Services, call: MerchantCall, request: Request) => Promise<void>,
    ) =>
    async (call: MerchantCall, request: Request): Promise<row.StaffTicketSheet> => {
      await carryOut(services, call, request);
      return readSheet(services, call, request.id);
    };
  return [
    merchantRoute(row.listStaffTickets, (call, request) => listStaff(services, call, request)),
    merchantRoute(row.getStaffTicket, (call, { id }) => showStaff(services, call, id)),
    merchantRoute(row.answerTicket, act(answerTicketOf)),
    merchantRoute(row.noteTicket, act(noteTicketOf)),
    merchantRoute(row.takeTicket, act(takeTicketOf)),
    merchantRoute(row.listTicketStaff, (call) => listTicketPeople(services, call)),
    merchantRoute(row.assignTicket, act(assignTicketOf)),
    merchantRoute(row.uploadTicketPicture, (call, request) => storeAnswerPicture(services, call, request)),
    merchantRoute(row.closeStaffTicket, act(closeTicketOf)),
    merchantRoute(row.mergeTicket, act(mergeTicketOf)),
    merchantRoute(row.listStaffLiveChats, (call) => listChats(services, call)),
    merchantRoute(row.setLiveChatPresence, (call, request) => setPresence(services, call, request)),
    merchantRoute(row.writeLiveChat, act(writeChat)),
    merchantRoute(row.signalStaffLiveChat, (call, request) => signalChat(services, call, request)),
    merchantRoute(row.handOverLiveChat, act(handOver)),
    merchantRoute(
      row.endStaffLiveChat,
      act((all, call, { id }) => endStaffChat(all, call, id)),
    ),
    merchantRoute(row.listSavedAnswers, async ({ tenant }) => [...(await listAnswers(db, tenant.id))]),
    merchantRoute(row.saveAnswer, (call, request) => saveAnswerOf(services, call, request)),
    merchantRoute(row.removeAnswer, (call, request) => removeAnswerOf(services, call, request)),
    merchantRoute(row.getTicketSettings, ({ tenant }) => getSettings(db, tenant.id)),
    merchantRoute(row.changeTicketSettings, (call, request) => changeSettingsOf(services, call, request)),
  ];
}
