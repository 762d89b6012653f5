import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";

const own = { domain: "chat-tip", scope: "merchant" } as const;
const settings = { ...own, path: "/staff/chat/tips/settings" } as const;

/** What members of a merchant may give in chat rooms, in a currency. */
export const getTipSettings = /* @__PURE__ */ staffEndpoint<Shape.GetTipSettings, Shape.StoredTipSettings>({
  ...settings,
  name: "getTipSettings",
  method: "GET",
  permission: "balances.read",
  cache: { provides: ["TipSettings"] },
});

/** Changes these limits; of two people the second is told. What allows more is proposed, and another person approves it. */
export const changeTipSettings = /* @__PURE__ */ staffEndpoint<Shape.ChangeTipSettings, Shape.ChangedTipSettings>({
  ...settings,
  name: "changeTipSettings",
  method: "POST",
  permission: "rules.change",
  // Refused too: somebody else has changed them.
  cache: { invalidates: ["TipSettings", "Proposals", "Audit"] },
});

/** What members have given each other in chat rooms, with the mark of linked accounts. */
export const listStaffTips = /* @__PURE__ */ staffEndpoint<Shape.StaffTipsRequest, Shape.StaffTipList>({
  ...own,
  name: "listStaffTips",
  method: "GET",
  path: "/staff/chat/tips",
  permission: "balances.read",
  cache: { provides: ["StaffTips"] },
});
