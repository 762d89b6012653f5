import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";

const own = { domain: "agent-transfer", scope: "merchant", path: "/staff/agents/transfers/settings" } as const;

/** What members of a merchant may send along the tree of agents, in a currency. */
export const getTransferSettings = /* @__PURE__ */ staffEndpoint<
  Shape.GetTransferSettings,
  Shape.StoredTransferSettings
>({
  ...own,
  name: "getTransferSettings",
  method: "GET",
  permission: "balances.read",
  cache: { provides: ["TransferSettings"] },
});

/** Changes these limits; of two people the second is told. What allows more is proposed, and another person approves it. */
export const changeTransferSettings = /* @__PURE__ */ staffEndpoint<
  Shape.ChangeTransferSettings,
  Shape.ChangedTransferSettings
>({
  ...own,
  name: "changeTransferSettings",
  method: "POST",
  permission: "rules.change",
  // Refused too: somebody else has changed them.
  cache: { invalidates: ["TransferSettings", "Proposals", "Audit"] },
});
