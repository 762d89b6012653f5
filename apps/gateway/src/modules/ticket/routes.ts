import {
  closeTicket,
  endLiveChat,
  getLiveChat,
  getContactForm,
  getTicket,
  getTicketRules,
  listTickets,
  mailLiveChat,
  rateLiveChat,
  reopenTicket,
  sendContact,
  sendFeedback,
  signalLiveChat,
  startLiveChat,
  ticketStates,
  writeTicket,
} from "@marquee/contract";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { mailOwn } from "./live/mailChat.ts";
import { endOwn, prepareChat, rateOwn, readDesk, signalOwn } from "./live/ownChat.ts";
import { prepareContact, readContactForm } from "./openContact.ts";
import { prepareTicket } from "./openTicket.ts";
import { readTicket, readTickets } from "./readTickets.ts";
import type { Services } from "./services.ts";
import { getSettings } from "./settingsStore.ts";
import { closeOwn, prepareWriting, reopenOwn } from "./writeTicket.ts";

/** Tickets of members, and of who cannot log in. */
export function ticketRoutes(services: Services): readonly Route[] {
  return [
    idempotentRoute(sendFeedback, {
      begin: (call, request) => prepareTicket(services, call, request),
      answer: async (_, __, { id }) => ({ id, status: ticketStates.initial }),
    }),
    route(getContactForm, (call) => readContactForm(services, call)),
    idempotentRoute(sendContact, {
      begin: (call, request) => prepareContact(services, call, request),
      answer: async (_, __, { id }) => ({ id }),
    }),
    route(getTicketRules, async ({ tenant }) => {
      const { minWords, maxWords } = (await getSettings(services.db, tenant.id)).settings;
      return { minWords, maxWords };
    }),
    route(listTickets, (call, request) => readTickets(services, call, request)),
    route(getTicket, (call, { id }) => readTicket(services, call, id)),
    idempotentRoute(writeTicket, {
      begin: (call, request) => prepareWriting(services, call, request),
      answer: (call, _, { id }) => readTicket(services, call, id),
    }),
    route(closeTicket, async (call, { id }) => {
      await closeOwn(services, call, id);
      return readTicket(services, call, id);
    }),
    route(reopenTicket, async (call, { id }) => {
      await reopenOwn(services, call, id);
      return readTicket(services, call, id);
    }),
    route(getLiveChat, (call) => readDesk(services, call)),
    idempotentRoute(startLiveChat, {
      begin: (call, request) => prepareChat(services, call, request),
      answer: async (_, __, { id, isLive }) => ({ id, isLive }),
    }),
    route(signalLiveChat, async (call, request) => {
      await signalOwn(services, call, request);
      return {};
    }),
    route(endLiveChat, async (call, { id }) => {
      await endOwn(services, call, id);
      return readDesk(services, call);
    }),
    route(rateLiveChat, async (call, request) => {
      await rateOwn(services, call, request);
      return readDesk(services, call);
    }),
    route(mailLiveChat, async (call, { id }) => {
      await mailOwn(services, call, id);
      return {};
    }),
  ];
}
