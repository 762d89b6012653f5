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
});
