import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";

const own = { domain: "red-envelope", scope: "merchant" } as const;

/** A merchant's red envelopes, with what was paid of each. */
export const listStaffEnvelopes = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.StaffEnvelopeList>({
  ...own,
  name: "listStaffEnvelopes",
  method: "GET",
  path: "/staff/redEnvelopes",
  permission: "promotions.read",
  cache: { provides: ["StaffRedEnvelopes"] },
});

/**
 * Makes an envelope, whose parts are drawn now. One with which somebody would have given away, within a day and alone, as much as two people pay
 * out is proposed, and another person approves it.
 */
export const makeRedEnvelope = /* @__PURE__ */ staffEndpoint<Shape.MakeEnvelope, Shape.MadeEnvelope>({
  ...own,
  name: "makeRedEnvelope",
  method: "POST",
  path: "/staff/redEnvelopes",
  permission: "promotions.change",
  cache: { invalidates: ["StaffRedEnvelopes", "Audit"] },
});

/** Ends an envelope before its time; parts that were paid stay paid. */
export const stopRedEnvelope = /* @__PURE__ */ staffEndpoint<Shape.StopEnvelope, Record<string, never>>({
  ...own,
  name: "stopRedEnvelope",
  method: "POST",
  path: "/staff/redEnvelopes/stop",
  permission: "promotions.change",
  // Refused too: it has ended.
  cache: { invalidates: ["StaffRedEnvelopes", "Audit"] },
});
