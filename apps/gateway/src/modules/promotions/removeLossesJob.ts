import type { Job } from "../../jobs/Job.ts";
import { removeOldLosses } from "./lossStore.ts";

/** Removes losses whose bonus can be claimed no more. */
export const removeLossesJob: Job = {
  name: "remove-losses",
  cron: "25 3 * * *",
  run: ({ db }) => removeOldLosses(db),
};
