import type { Job } from "../jobs/Job.ts";

/** Makes exports that wait, and removes files that are a day old. */
export const runExportsJob: Job = {
  name: "run-exports",
  cron: "* * * * *",
  run: (services) => services.exports.run(services),
};
