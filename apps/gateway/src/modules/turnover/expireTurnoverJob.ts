import type { Job } from "../../jobs/Job.ts";
import { expireRequirements } from "./requirementStore.ts";

/** Marks requirements past their time; they hold nothing from that moment on, whether or not this has run. Twice is once. */
export const expireTurnoverJob: Job = {
  name: "expire-turnover",
  cron: "*/10 * * * *",
  run: async ({ db }) => {
    await expireRequirements(db);
  },
};
