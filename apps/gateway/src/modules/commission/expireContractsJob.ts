import type { Job } from "../../jobs/Job.ts";
import { expireContracts } from "./expireContracts.ts";

/** Puts away requests of contracts that have waited for seven days. */
export const expireContractsJob: Job = {
  name: "expire-contracts",
  cron: "*/5 * * * *",
  run: expireContracts,
};
