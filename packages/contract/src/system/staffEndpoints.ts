import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type { ProposalId } from "../staff/schemas.ts";
import type { ProposeJurisdiction, StaffJurisdictions } from "./staffJurisdictionSchemas.ts";
import type * as Shape from "./staffSchemas.ts";

type Nothing = Record<string, never>;

const own = { domain: "system", scope: "merchant" } as const;

/** A merchant's module tree with what is in effect and why, its planned changes, and what is switched of the site. */
export const listSwitches = /* @__PURE__ */ staffEndpoint<Nothing, Shape.SwitchList>({
  ...own,
  name: "listSwitches",
  method: "GET",
  path: "/staff/system/switches",
  permission: "switches.read",
  cache: { provides: ["Switches"] },
});

/** What a switch of a module would change; nothing is switched. */
export const getSwitchEffect = /* @__PURE__ */ staffEndpoint<Shape.GetSwitchEffect, Shape.StaffSwitchEffect>({
  ...own,
  name: "getSwitchEffect",
  method: "GET",
  path: "/staff/system/effect",
  permission: "switches.read",
  cache: { provides: ["Switches"] },
});

/** Where the tree differs from that of another merchant, whose switches the caller may read too. */
export const listSwitchDifferences = /* @__PURE__ */ staffEndpoint<Shape.ListDifferences, Shape.SwitchDifferences>({
  ...own,
  name: "listSwitchDifferences",
  method: "GET",
  path: "/staff/system/differences",
  permission: "switches.read",
  cache: { provides: ["Switches"] },
});

/**
 * Changes a switch now or plans it; one that leaves the identity check on for fewer visitors is a proposal. Refused with what others
 * changed when the caller has not seen it.
 */
export const setSwitch = /* @__PURE__ */ staffEndpoint<Shape.SetSwitch, Shape.SetSwitchResult>({
  ...own,
  name: "setSwitch",
  method: "POST",
  path: "/staff/system/switch",
  permission: "switches.change",
  // Refused too: somebody else has changed what the page shows.
  cache: { invalidates: ["Switches", "Audit", "Proposals"] },
});

/** Cancels a planned change before its time; of what is switched for a time, its end. */
export const cancelPlannedSwitch = /* @__PURE__ */ staffEndpoint<Shape.CancelPlannedSwitch, Nothing>({
  ...own,
  name: "cancelPlannedSwitch",
  method: "POST",
  path: "/staff/system/planned/cancel",
  permission: "switches.change",
  cache: { invalidates: ["Switches", "Audit"] },
});

/** Sets the certificate that signs the iOS profile, or removes it; its key is never answered. */
export const setProfileCertificate = /* @__PURE__ */ staffEndpoint<Shape.SetProfileCertificate, Shape.SwitchVersion>({
  ...own,
  name: "setProfileCertificate",
  method: "POST",
  path: "/staff/system/profile",
  permission: "switches.change",
  cache: { invalidates: ["Switches", "Audit"] },
});

/** The profiles of player protection, and what each would change for the merchant's players. */
export const listStaffJurisdictions = /* @__PURE__ */ staffEndpoint<Nothing, StaffJurisdictions>({
  ...own,
  name: "listStaffJurisdictions",
  method: "GET",
  path: "/staff/system/jurisdictions",
  permission: "rules.read",
  cache: { provides: ["Switches", "Proposals"] },
});

/** Proposes another profile; a second person makes the change. */
export const proposeJurisdiction = /* @__PURE__ */ staffEndpoint<ProposeJurisdiction, ProposalId>({
  ...own,
  name: "proposeJurisdiction",
  method: "POST",
  path: "/staff/system/jurisdiction",
  permission: "rules.change",
  cache: { invalidates: ["Proposals", "Audit"] },
});
