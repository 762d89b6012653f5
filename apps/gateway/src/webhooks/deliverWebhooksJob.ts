import type { Job } from "../jobs/Job.ts";

/** Delivers due webhooks each minute, beside the looks that every gateway takes by itself. */
export const deliverWebhooksJob: Job = {
  name: "deliver-webhooks",
  cron: "* * * * *",
  run: ({ webhooks }) => webhooks.deliver(),
};
