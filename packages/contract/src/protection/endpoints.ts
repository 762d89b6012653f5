import { endpoint } from "../endpoint.ts";
import type * as Shape from "./schemas.ts";

const own = { domain: "protection", token: "required", trial: false } as const;
const change = { ...own, method: "POST", rateLimit: { calls: 60, seconds: 60 }, bodyLimit: 2_048 } as const;

/** How the member is protected. */
export const getProtection = /* @__PURE__ */ endpoint<Record<string, never>, Shape.Protection>({
  ...own,
  name: "getProtection",
  method: "GET",
  path: "/wps/protection",
  moduleId: "RGCEN3",
  cache: { provides: ["Session", "Protection", "Orders"] },
});

/** Lowers a limit at once; a higher one, or none, may be confirmed after 24 hours. */
export const setLimit = /* @__PURE__ */ endpoint<Shape.SetLimit, Shape.Protection>({
  ...change,
  name: "setLimit",
  path: "/wps/protection/limits",
  moduleId: "RGCEN3",
  cache: { invalidates: ["Protection"] },
});

/** Confirms a higher limit, or none, that was asked for 24 hours ago. */
export const confirmLimit = /* @__PURE__ */ endpoint<Shape.LimitName, Shape.Protection>({
  ...change,
  name: "confirmLimit",
  path: "/wps/protection/limits/confirm",
  moduleId: "RGCEN3",
  cache: { invalidates: ["Protection"] },
});

/** Keeps the limit in force: what was asked for is dropped. */
export const keepLimit = /* @__PURE__ */ endpoint<Shape.LimitName, Shape.Protection>({
  ...change,
  name: "keepLimit",
  path: "/wps/protection/limits/keep",
  moduleId: "RGCEN3",
  cache: { invalidates: ["Protection"] },
});

/** Chooses how often the reality check comes. */
export const setRealityCheck = /* @__PURE__ */ endpoint<Shape.SetRealityCheck, Shape.Protection>({
  ...change,
  name: "setRealityCheck",
  path: "/wps/protection/reality-check",
  moduleId: "RGCHECK3",
  cache: { invalidates: ["Protection"] },
});

/** Begins a time-out; one that ends later already stays. */
export const takeTimeOut = /* @__PURE__ */ endpoint<Shape.TimeOut, Shape.Protection>({
  ...change,
  name: "takeTimeOut",
  path: "/wps/protection/time-out",
  moduleId: "RGTIMEOUT3",
  cache: { invalidates: ["Protection"] },
});

/** Excludes the member at this merchant; an exclusion that ends later already stays. */
export const excludeSelf = /* @__PURE__ */ endpoint<Shape.Exclude, Shape.Protection>({
  ...change,
  name: "excludeSelf",
  path: "/wps/protection/exclusion",
  moduleId: "RGEXCL3",
  cache: { invalidates: ["Protection"] },
});

/** Says that the message before the first deposit was read. */
export const readDepositMessage = /* @__PURE__ */ endpoint<Record<string, never>, Shape.Protection>({
  ...change,
  name: "readDepositMessage",
  path: "/wps/protection/deposit-message",
  moduleId: "RGCEN3",
  cache: { invalidates: ["Protection"] },
});

/** A page with a game for money tells that it is open, and asks where play stands. */
export const notePlay = /* @__PURE__ */ endpoint<Record<string, never>, Shape.Play>({
  ...own,
  name: "notePlay",
  method: "POST",
  path: "/wps/protection/play",
  moduleId: "RGCEN3",
  passive: true,
  bodyLimit: 2_048,
});

/** Answers the reality check that is due. */
export const answerRealityCheck = /* @__PURE__ */ endpoint<Record<string, never>, Shape.Play>({
  ...change,
  name: "answerRealityCheck",
  path: "/wps/protection/play/answer",
  moduleId: "RGCHECK3",
});
