import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type { SwitchVersion } from "../system/staffSchemas.ts";
import type { CheckPattern, PatternCheck, SetRegisterRule, StaffRegisterRules } from "./staffSchemas.ts";

type Nothing = Record<string, never>;

const own = { domain: "auth", scope: "merchant" } as const;

/** The rules of a merchant's registration fields, and what they would be without its own. */
export const listStaffRegisterRules = /* @__PURE__ */ staffEndpoint<Nothing, StaffRegisterRules>({
  ...own,
  name: "listStaffRegisterRules",
  method: "GET",
  path: "/staff/auth/register-rules",
  permission: "rules.read",
  cache: { provides: ["RegisterRules"] },
});

/** Sets the rule of one field; refused with what others changed when the caller has not seen it. */
export const setRegisterRule = /* @__PURE__ */ staffEndpoint<SetRegisterRule, SwitchVersion>({
  ...own,
  name: "setRegisterRule",
  method: "POST",
  path: "/staff/auth/register-rule",
  permission: "rules.change",
  // Refused too: somebody else has changed what the page shows.
  cache: { invalidates: ["RegisterRules", "Audit"] },
});

/** Says whether a regular expression compiles and stays quick; nothing is stored. */
export const getPatternCheck = /* @__PURE__ */ staffEndpoint<CheckPattern, PatternCheck>({
  ...own,
  name: "getPatternCheck",
  method: "GET",
  path: "/staff/auth/pattern",
  permission: "rules.change",
  // A check may take seconds of computing.
  rateLimit: { calls: 60, seconds: 60 },
});
