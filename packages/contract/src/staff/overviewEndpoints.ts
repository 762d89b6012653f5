import type * as Shape from "./overviewSchemas.ts";
import { staffEndpoint } from "./staffEndpoint.ts";

/** A merchant's day at a look: figures of today beside yesterday and last week, and what waits for a person. */
export const getOverview = /* @__PURE__ */ staffEndpoint<Shape.GetOverview, Shape.Overview>({
  domain: "staff",
  scope: "merchant",
  name: "getOverview",
  method: "GET",
  path: "/staff/overview",
  permission: "overview.read",
  passive: true,
});

/** What waits for a person: the counts beside the pages of the menu. */
export const getWaiting = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.Waiting>({
  domain: "staff",
  scope: "merchant",
  name: "getWaiting",
  method: "GET",
  path: "/staff/waiting",
  permission: "overview.read",
  passive: true,
  cache: { provides: ["Waiting"] },
});

/**
 * What has changed since the last answer, of what the caller may ask for; where nothing has, the answer waits for the next change, for 25
 * seconds at most.
 */
export const listChanges = /* @__PURE__ */ staffEndpoint<Shape.ListChanges, Shape.Changes>({
  domain: "staff",
  scope: "merchant",
  name: "listChanges",
  method: "POST",
  path: "/staff/changes",
  permission: "overview.read",
  passive: true,
});
