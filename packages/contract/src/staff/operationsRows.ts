import { Nothing } from "../shapes.ts";
import * as endpoint from "./operationsEndpoints.ts";
import * as schema from "./operationsSchemas.ts";
import { getOverview, getWaiting } from "./overviewEndpoints.ts";
import { GetOverviewSchema, OverviewSchema, WaitingSchema } from "./overviewSchemas.ts";
import { staffRow, type StaffRow } from "./StaffRow.ts";

/** The overview, jobs and outgoing messages. */
export const operationsRows: readonly StaffRow[] = [
  staffRow(getOverview, GetOverviewSchema, OverviewSchema),
  staffRow(getWaiting, Nothing, WaitingSchema),
  staffRow(endpoint.listJobs, Nothing, schema.JobListSchema),
  staffRow(endpoint.runJob, schema.RunJobSchema, Nothing, ["job.unknown"]),
  staffRow(endpoint.listOutbox, schema.ListOutboxSchema, schema.OutboxPageSchema),
];
