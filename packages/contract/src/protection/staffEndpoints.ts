import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";

const own = { domain: "protection", scope: "merchant", method: "GET", permission: "members.read" } as const;

/** The time-outs and self-exclusions of a merchant's members, newest first. */
export const listExclusions = /* @__PURE__ */ staffEndpoint<Shape.ListExclusions, Shape.ExclusionPage>({
  ...own,
  name: "listExclusions",
  path: "/staff/protection/exclusions",
  cache: { provides: ["Protection"] },
});

/** How one member is protected; staff record a wish to protect more (`recordWish`), and can change nothing else of it. */
export const getMemberProtection = /* @__PURE__ */ staffEndpoint<Shape.MemberProtectionRequest, Shape.MemberProtection>(
  {
    ...own,
    name: "getMemberProtection",
    path: "/staff/protection/member",
    cache: { provides: ["Protection"] },
  },
);
