import type { Job } from "../../jobs/Job.ts";
import { measureWinners } from "./boardStore.ts";

const batch = 20_000;

/** Boards follow play within a minute. What is read is marked in the same transaction, so twice is once. */
export const measureWinnersJob: Job = {
  name: "measure-winners",
  cron: "* * * * *",
  run: async ({ db }) => {
    for (;;) {
      const count = await measureWinners(db, batch);
      if (count === null || count < batch) return;
    }
  },
};
