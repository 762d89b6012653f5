import type { Job } from "../../jobs/Job.ts";
import { measureTeams } from "../agent/index.ts";
import { payTeamRebates } from "./payTeamRebates.ts";
import { measureRebates } from "./rebateStore.ts";
import type { Services } from "./services.ts";

const batch = 20_000;

/** Reads all that has settled until now, as far as teams have read it. */
async function readStakes({ db }: Pick<Services, "db">): Promise<void> {
  for (;;) {
    const count = await measureRebates(db, batch);
    if (count === null || count < batch) return;
  }
}

/** What can be claimed follows play within two minutes. What is read is marked in the same transaction, so twice is once. */
export const measureRebatesJob: Job = { name: "measure-rebates", cron: "* * * * *", run: readStakes };

/** Pays agents the difference between their rebates and those below, from twenty past midnight on. A claim is one of its day, so twice is once. */
export const payRebatesJob: Job = {
  name: "pay-rebates",
  cron: "20 * * * *",
  run: async (services) => {
    await measureTeams(services.db);
    await readStakes(services);
    await payTeamRebates(services);
  },
};
