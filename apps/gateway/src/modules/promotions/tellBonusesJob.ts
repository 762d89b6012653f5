import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import type { Job } from "../../jobs/Job.ts";
import { listUntoldBonuses, setTold } from "./bonusStore.ts";
import { tellBonus } from "./tellBonus.ts";

const atOnce = 500;

/** Tells members of bonuses that a round has set free or used up (MC-13). Twice is once, at any number of gateways. */
export const tellBonusesJob: Job = {
  name: "tell-bonuses",
  cron: "* * * * *",
  run: async (services) => {
    for (const bonus of await listUntoldBonuses(services.db, atOnce))
      await transact(services.db, async (tx: Db) => {
        if (!(await setTold(tx, bonus))) return;
        await tellBonus(tx, services, bonus, bonus.state === "CONVERTED" ? "bonus.converted" : "bonus.lost");
      });
  },
};
