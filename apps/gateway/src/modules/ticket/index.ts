import { ticketRows, ticketStaffRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { closeTicketsJob } from "./closeTicketsJob.ts";
import { createDemoTickets } from "./demo/createDemoTickets.ts";
import { ticketMemberTables } from "./memberTableStore.ts";
import { ticketTemplates } from "./messageTemplates.ts";
import { ticketsMigration } from "./migrations/373-tickets.ts";
import { ticketRoutes } from "./routes.ts";
import { ticketServices } from "./services.ts";
import { ticketStaffRoutes } from "./staffRoutes.ts";
import { waitingTickets } from "./waitingTickets.ts";

/** Tickets: what members write to the merchant, and what staff answer (decision 160). */
export const ticketModule: GatewayModule = {
  domain: "ticket",
  services: ticketServices,
  rows: ticketRows,
  routes: ticketRoutes,
  staffRows: ticketStaffRows,
  staffRoutes: ticketStaffRoutes,
  migrations: [ticketsMigration],
  memberTables: ticketMemberTables,
  messageTemplates: ticketTemplates,
  demo: { part: "tickets", after: ["members"], create: createDemoTickets },
  jobs: [closeTicketsJob],
  waiting: [waitingTickets],
};
