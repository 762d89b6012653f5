import type * as Shape from "./operationsSchemas.ts";
import { staffEndpoint } from "./staffEndpoint.ts";

type Nothing = Record<string, never>;

/** Every job of the platform with its last and next run. */
export const listJobs = /* @__PURE__ */ staffEndpoint<Nothing, Shape.JobList>({
  domain: "staff",
  scope: "platform",
  name: "listJobs",
  method: "GET",
  path: "/staff/jobs",
  permission: "jobs.read",
  passive: true,
  cache: { provides: ["Jobs"] },
});

/** Has a job run now; where no gateway runs jobs, it waits for one. */
export const runJob = /* @__PURE__ */ staffEndpoint<Shape.RunJob, Nothing>({
  domain: "staff",
  scope: "platform",
  name: "runJob",
  method: "POST",
  path: "/staff/jobs/run",
  permission: "jobs.run",
  cache: { invalidates: ["Jobs"] },
});

/** The messages of a merchant, newest first. */
export const listOutbox = /* @__PURE__ */ staffEndpoint<Shape.ListOutbox, Shape.OutboxPage>({
  domain: "staff",
  scope: "merchant",
  name: "listOutbox",
  method: "GET",
  path: "/staff/messages",
  permission: "messages.read",
  cache: { provides: ["Messages"] },
});
