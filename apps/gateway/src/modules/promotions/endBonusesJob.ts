import { transact } from "@marquee/database";
import type { Job } from "../../jobs/Job.ts";
import { listDueBonuses } from "./bonusStore.ts";
import { endActiveBonus } from "./endBonus.ts";

const atOnce = 500;

/**
 * Ends bonuses whose time is over, and those that stakes at a vendor's own wallet have set free; a round of the main wallet does so itself.
 * Twice is once, at any number of gateways.
 */
export const endBonusesJob: Job = {
  name: "end-bonuses",
  cron: "* * * * *",
  run: async ({ db }) => {
    for (const due of await listDueBonuses(db, atOnce))
      await transact(db, (tx) => endActiveBonus(tx, due, due.is_done ? "CONVERTED" : "EXPIRED"));
  },
};
