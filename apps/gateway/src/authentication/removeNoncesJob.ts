import type { Job } from "../jobs/Job.ts";
import { removeOldNonces } from "./bodyNonceStore.ts";

const mostAtOnce = 5_000;

/** Removes old nonces of encrypted bodies every five minutes, in small batches. */
export const removeNoncesJob: Job = {
  name: "remove-nonces",
  cron: "*/5 * * * *",
  run: async ({ db }) => {
    while ((await removeOldNonces(db, mostAtOnce)) > 0);
  },
};
