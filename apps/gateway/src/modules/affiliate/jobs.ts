import type { Job } from "../../jobs/Job.ts";
import { makeAffiliateBills } from "./makeBills.ts";
import { measureAffiliates } from "./measureAffiliates.ts";
import { payAffiliateBills } from "./payBills.ts";

/** Affiliates' figures follow play within a minute or two. What is read is marked in the same transaction, so twice is once. */
export const measureAffiliatesJob: Job = {
  name: "measure-affiliates",
  cron: "* * * * *",
  run: async ({ db }) => {
    await measureAffiliates(db);
  },
};

/** Makes the bills of months that are over. A month of a merchant is claimed once, so twice is once. */
export const makeAffiliateBillsJob: Job = {
  name: "make-affiliate-bills",
  cron: "25 * * * *",
  run: makeAffiliateBills,
};

/** Pays what waits. A payment has the key of its bill, so twice is once. */
export const payAffiliateBillsJob: Job = {
  name: "pay-affiliate-bills",
  cron: "*/5 * * * *",
  run: payAffiliateBills,
};
