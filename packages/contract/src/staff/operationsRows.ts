import { Nothing } from "../shapes.ts";
import * as endpoint from "./operationsEndpoints.ts";
import * as schema from "./operationsSchemas.ts";
import { getOverview, getWaiting, listChanges } from "./overviewEndpoints.ts";
import {
  ChangesSchema,
  GetOverviewSchema,
  ListChangesSchema,
  OverviewSchema,
  WaitingSchema,
} from "./overviewSchemas.ts";
import { staffRow, type StaffRow } from "./StaffRow.ts";
import { getWorkItem, listWork, releaseWork, takeWork } from "./workEndpoints.ts";
import * as work from "./workSchemas.ts";

/** The overview, jobs and outgoing messages. */
export const operationsRows: readonly StaffRow[] = [
  staffRow(getOverview, GetOverviewSchema, OverviewSchema),
  staffRow(getWaiting, Nothing, WaitingSchema),
  staffRow(listChanges, ListChangesSchema, ChangesSchema),
  staffRow(listWork, work.ListWorkSchema, work.WorkSchema),
  staffRow(getWorkItem, work.GetWorkItemSchema, work.WorkStateSchema),
  staffRow(takeWork, work.TakeWorkSchema, work.WorkStateSchema, ["state.changed", "work.taken"]),
  staffRow(releaseWork, work.GetWorkItemSchema, work.WorkStateSchema),
  staffRow(endpoint.listJobs, Nothing, schema.JobListSchema),
  staffRow(endpoint.runJob, schema.RunJobSchema, Nothing, ["job.unknown"]),
  staffRow(endpoint.listOutbox, schema.ListOutboxSchema, schema.OutboxPageSchema),
];
