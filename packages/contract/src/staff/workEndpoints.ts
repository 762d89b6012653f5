import { staffEndpoint } from "./staffEndpoint.ts";
import type * as Shape from "./workSchemas.ts";

const own = { domain: "staff", scope: "merchant", permission: "overview.read" } as const;

/** What waits for a person, of the lines that the caller may decide about: the longest first. */
export const listWork = /* @__PURE__ */ staffEndpoint<Shape.ListWork, Shape.Work>({
  ...own,
  name: "listWork",
  method: "POST",
  path: "/staff/work/list",
  cache: { provides: ["Work"] },
});

/** Whether something waits, and who works on it. */
export const getWorkItem = /* @__PURE__ */ staffEndpoint<Shape.GetWorkItem, Shape.WorkState>({
  ...own,
  name: "getWorkItem",
  method: "GET",
  path: "/staff/work/item",
  cache: { provides: ["Work"] },
});

/** Says that the caller works on something: others see it until it is released, half an hour after the last act, or the session's end. */
export const takeWork = /* @__PURE__ */ staffEndpoint<Shape.TakeWork, Shape.WorkState>({
  ...own,
  name: "takeWork",
  method: "POST",
  path: "/staff/work/take",
  cache: { invalidates: ["Work"] },
});

/** Gives back what the caller has taken; what he has not is left as it is. */
export const releaseWork = /* @__PURE__ */ staffEndpoint<Shape.GetWorkItem, Shape.WorkState>({
  ...own,
  name: "releaseWork",
  method: "POST",
  path: "/staff/work/release",
  cache: { invalidates: ["Work"] },
});
