import { transitionTable } from "../transition.ts";

/** What a ticket is about (CS-04, CS-05). */
export const ticketCategories = ["FEEDBACK", "COMPLAINT", "SUGGESTION", "SUPPORT"] as const;

/** What who cannot log in may write about: the other categories are for members. */
export const contactCategories = [
  "SUPPORT",
  "COMPLAINT",
] as const satisfies readonly (typeof ticketCategories)[number][];

/** One of {@link ticketCategories}. */
export type TicketCategory = (typeof ticketCategories)[number];

/**
 * Life of a ticket. `OPEN`: nobody has answered; `ANSWERED`: it waits for the member; `WAITING`: the member has written again; `MERGED`: its lines
 * stand in another ticket of the same writer.
 */
export const ticketStates = transitionTable({
  name: "ticket",
  initial: "OPEN",
  states: ["OPEN", "ANSWERED", "WAITING", "CLOSED", "MERGED"],
  final: ["MERGED"],
  transitions: {
    answer: { OPEN: "ANSWERED", WAITING: "ANSWERED", ANSWERED: "ANSWERED" },
    write: { OPEN: "OPEN", WAITING: "WAITING", ANSWERED: "WAITING" },
    close: { OPEN: "CLOSED", WAITING: "CLOSED", ANSWERED: "CLOSED" },
    reopen: { CLOSED: "WAITING" },
    merge: { OPEN: "MERGED", WAITING: "MERGED", ANSWERED: "MERGED" },
  },
});

/** A state of {@link ticketStates}. */
export type TicketState = (typeof ticketStates.states)[number];

/** For how many days after its closing a ticket of who had not logged in is kept. */
export const guestTicketDays = 90;

/** Who or what has closed a ticket: its member, staff, or the time after an answer. */
export const ticketClosers = ["MEMBER", "STAFF", "TIME"] as const;

/** One of {@link ticketClosers}. */
export type TicketCloser = (typeof ticketClosers)[number];

/** For how many days after its closing a ticket can be reopened. */
export const ticketReopenDays = 30;

/** How many days before a ticket closes by itself its member is told. */
export const ticketWarningDays = 2;

/**
 * Life of a live chat (decision 168). `WAITING`: nobody of staff has it; `TALKING`: somebody has. What is written in it stands in a ticket, which has its own
 * state and stays when the chat has ended.
 */
export const liveChatStates = transitionTable({
  name: "live chat",
  initial: "WAITING",
  states: ["WAITING", "TALKING", "ENDED"],
  final: ["ENDED"],
  transitions: {
    take: { WAITING: "TALKING", TALKING: "TALKING" },
    release: { TALKING: "WAITING" },
    end: { WAITING: "ENDED", TALKING: "ENDED" },
  },
});

/** A state of {@link liveChatStates}. */
export type LiveChatState = (typeof liveChatStates.states)[number];
