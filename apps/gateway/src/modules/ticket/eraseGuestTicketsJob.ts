import { guestTicketDays } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Job } from "../../jobs/Job.ts";
import { eraseGuestTickets } from "./guestStore.ts";

const atOnce = 200;

/** Removes closed tickets of who had not logged in, with names and mail addresses: there is no account with which they would go. */
export const eraseGuestTicketsJob: Job = {
  name: "erase-guest-tickets",
  cron: "37 4 * * *",
  run: async ({ db }) => {
    while ((await transact(db, (tx) => eraseGuestTickets(tx, guestTicketDays, atOnce))) > 0);
  },
};
