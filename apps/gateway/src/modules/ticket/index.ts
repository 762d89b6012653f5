import { ticketRows, ticketStaffRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { closeTicketsJob } from "./closeTicketsJob.ts";
import { createDemoGuests } from "./demo/createDemoGuests.ts";
import { createDemoTickets } from "./demo/createDemoTickets.ts";
import { removeOldChats } from "./live/liveChatStore.ts";
import { liveChatsJob } from "./live/liveChatsJob.ts";
import { ticketMemberTables } from "./memberTableStore.ts";
import { ticketTemplates } from "./messageTemplates.ts";
import { ticketsMigration } from "./migrations/373-tickets.ts";
import { liveChatsMigration } from "./migrations/377-live-chats.ts";
import { eraseGuestTicketsJob } from "./eraseGuestTicketsJob.ts";
import { guestTicketsMigration } from "./migrations/378-guest-tickets.ts";
import { ticketAnswersMigration } from "./migrations/384-ticket-answers.ts";
import { ticketRoutes } from "./routes.ts";
import { ticketServices } from "./services.ts";
import { ticketStaffRoutes } from "./staffRoutes.ts";
import { firstSettings } from "./settingsStore.ts";
import { waitingTickets } from "./waitingTickets.ts";

/** Tickets: what members, and who cannot log in, write to the merchant, and what staff answer (decisions 160, 166); live chats with support are tickets (decision 168). */
export const ticketModule: GatewayModule = {
  domain: "ticket",
  services: ticketServices,
  rows: ticketRows,
  routes: ticketRoutes,
  staffRows: ticketStaffRows,
  staffRoutes: ticketStaffRoutes,
  migrations: [ticketsMigration, guestTicketsMigration, liveChatsMigration, ticketAnswersMigration],
  memberTables: ticketMemberTables,
  messageTemplates: ticketTemplates,
  demo: { part: "tickets", after: ["members"], create: createDemoTickets, createSealed: createDemoGuests },
  jobs: [closeTicketsJob, eraseGuestTicketsJob, liveChatsJob],
  retentions: [
    { name: "live chats", days: firstSettings.liveKeepDays, remove: ({ db }, days) => removeOldChats(db, days) },
  ],
  waiting: [waitingTickets],
};
