import { msg } from "@lingui/core/macro";
import { LifeBuoyIcon, MessageCircleIcon, SlidersHorizontalIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";

/** Tickets of members, and what staff answer with. */
export const ticketDesk: DeskModule = {
  domain: "ticket",
  place: 60,
  pages: [
    {
      path: "tickets",
      title: msg`Tickets`,
      icon: LifeBuoyIcon,
      group: "work",
      permission: "tickets.read",
      letter: "j",
      load: () => import("./TicketsPage.tsx").then(({ TicketsPage }) => ({ Page: TicketsPage })),
    },
    {
      path: "tickets/:id",
      title: msg`Ticket`,
      icon: LifeBuoyIcon,
      group: "work",
      permission: "tickets.read",
      hidden: true,
      load: () => import("./TicketPage.tsx").then(({ TicketPage }) => ({ Page: TicketPage })),
    },
    {
      path: "live-chats",
      title: msg`Live chats`,
      icon: MessageCircleIcon,
      group: "site",
      permission: "tickets.answer",
      letter: "l",
      load: () => import("./live/LiveChatsPage.tsx").then(({ LiveChatsPage }) => ({ Page: LiveChatsPage })),
    },
    {
      path: "ticket-answers",
      title: msg`Saved answers`,
      icon: SlidersHorizontalIcon,
      group: "control",
      permission: "tickets.read",
      letter: "k",
      load: () => import("./SavedAnswersPage.tsx").then(({ SavedAnswersPage }) => ({ Page: SavedAnswersPage })),
    },
  ],
  memberParts: [
    {
      key: "tickets",
      label: msg`Tickets`,
      place: 75,
      permission: "tickets.read",
      load: () => import("./TicketsPart.tsx").then((file) => ({ default: file.TicketsPart })),
    },
  ],
  barParts: [
    {
      key: "presence",
      permission: "tickets.answer",
      load: () => import("./live/PresenceButton.tsx").then((file) => ({ default: file.PresenceButton })),
    },
  ],
  waiting: [
    {
      key: "tickets",
      name: msg`Tickets to answer`,
      item: msg`Ticket`,
      path: "tickets",
      query: "",
      toPath: (id) => `tickets/${id}`,
      isWork: true,
    },
  ],
};
