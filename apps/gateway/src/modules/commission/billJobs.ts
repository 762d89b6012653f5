import type { Job } from "../../jobs/Job.ts";
import { measureTeams } from "../agent/index.ts";
import { makeBills } from "./makeBills.ts";
import { payBills } from "./payBills.ts";

/**
 * Makes bills as their periods end, and what salaries in real time have earned, of all play until now: teams are measured first, so that
 * a stake counts within five minutes (CT-10). A bill is one of its contract's period, so twice is once.
 */
export const makeBillsJob: Job = {
  name: "make-bills",
  cron: "*/5 * * * *",
  run: async (services) => {
    await measureTeams(services.db);
    await makeBills(services);
  },
};

/** Pays what waits, a minute after bills are made. A payment has the key of its attempt, so twice is once. */
export const payBillsJob: Job = {
  name: "pay-bills",
  cron: "* * * * *",
  run: payBills,
};
