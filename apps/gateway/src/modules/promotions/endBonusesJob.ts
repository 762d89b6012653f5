import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import type { Job } from "../../jobs/Job.ts";
import { listDueBonuses } from "./bonusStore.ts";
import { endActiveBonus } from "./endBonus.ts";
import { tellBonus } from "./tellBonus.ts";

const atOnce = 500;

/**
 * Ends bonuses whose time is over, and those that stakes at a vendor's own wallet have set free; a round of the main wallet does so itself.
 * Twice is once, at any number of gateways.
 */
export const endBonusesJob: Job = {
  name: "end-bonuses",
  cron: "* * * * *",
  run: async (services) => {
    const { db } = services;
    for await (const part of listDueBonuses(db, atOnce))
      for (const due of part)
        await transact(db, async (tx: Db) => {
          if (await endActiveBonus(tx, due, due.is_done ? "CONVERTED" : "EXPIRED"))
            await tellBonus(tx, services, due, due.is_done ? "bonus.converted" : "bonus.expired");
        });
  },
};
