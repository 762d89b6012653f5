import type { Job } from "../jobs/Job.ts";
import { removeOldEvents } from "./liveEventStore.ts";

/** How long events are kept, in minutes: a page that was away for longer asks everything anew. */
const keptMinutes = 60;

/** Removes old live events every ten minutes; the daily retention would keep a day of them. */
export const removeEventsJob: Job = {
  name: "remove-live-events",
  cron: "*/10 * * * *",
  run: async ({ db }) => {
    while ((await removeOldEvents(db, keptMinutes)) > 0);
  },
};
