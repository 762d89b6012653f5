import type { Job } from "../../jobs/Job.ts";
import { measureTeams } from "./measureTeams.ts";

/** Teams' figures follow play within a minute. What is read is marked in the same transaction, so twice is once. */
export const measureTeamsJob: Job = {
  name: "measure-teams",
  cron: "* * * * *",
  run: ({ db }) => measureTeams(db),
};
