import type { ProposalId } from "../staff/schemas.ts";
import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Bill from "./staffBillSchemas.ts";
import type * as Contract from "./staffContractSchemas.ts";
import type * as Settings from "./staffSettingsSchemas.ts";

const own = { domain: "commission", scope: "merchant" } as const;

/** The bills of a merchant by filters; that they were read is written down. */
export const listStaffBills = /* @__PURE__ */ staffEndpoint<Bill.ListStaffBills, Bill.StaffBillPage>({
  ...own,
  name: "listStaffBills",
  method: "POST",
  // A member's name stands in the body, and in no address.
  path: "/staff/bills/list",
  permission: "balances.read",
  cache: { provides: ["Bills"] },
});

/** One bill with its formula, payments and players. */
export const getStaffBill = /* @__PURE__ */ staffEndpoint<Bill.GetStaffBill, Bill.StaffBillSheet>({
  ...own,
  name: "getStaffBill",
  method: "GET",
  path: "/staff/bills/bill",
  permission: "balances.read",
  cache: { provides: ["Bills"] },
});

/** Approves a bill that waits, notes that it was paid outside, or refuses it; all but the last take two people. */
export const decideBill = /* @__PURE__ */ staffEndpoint<Bill.DecideBill, Bill.StaffBillSheet>({
  ...own,
  name: "decideBill",
  method: "POST",
  path: "/staff/bills/decide",
  permission: "balances.approve",
  // Refused too: somebody else has decided.
  cache: { invalidates: ["Bills", "Audit"] },
});

/** How contracts and bills are handled. */
export const getCommissionSettings = /* @__PURE__ */ staffEndpoint<
  Record<string, never>,
  Settings.StoredCommissionSettings
>({
  ...own,
  name: "getCommissionSettings",
  method: "GET",
  path: "/staff/commission/settings",
  permission: "balances.read",
  cache: { provides: ["CommissionSettings"] },
});

/** Changes how they are handled; of two people the second is told. What gives more away is proposed, and another person approves it. */
export const changeCommissionSettings = /* @__PURE__ */ staffEndpoint<
  Settings.ChangeCommissionSettings,
  Settings.ChangedCommissionSettings
>({
  ...own,
  name: "changeCommissionSettings",
  method: "POST",
  path: "/staff/commission/settings",
  permission: "rules.change",
  cache: { invalidates: ["CommissionSettings", "Proposals", "Audit"] },
});

/** The contracts of a merchant's agents; that they were read is written down. */
export const listStaffContracts = /* @__PURE__ */ staffEndpoint<
  Contract.ListStaffContracts,
  Contract.StaffContractPage
>({
  ...own,
  name: "listStaffContracts",
  method: "POST",
  // An account's name stands in the body, and in no address.
  path: "/staff/contracts/list",
  permission: "agents.read",
  cache: { provides: ["HouseContracts"] },
});

/** One contract with its terms and what has happened to it. */
export const getStaffContract = /* @__PURE__ */ staffEndpoint<Contract.AskStaffContract, Contract.StaffContractSheet>({
  ...own,
  name: "getStaffContract",
  method: "GET",
  path: "/staff/contract",
  permission: "agents.read",
  cache: { provides: ["HouseContracts"] },
});

/** Proposes an act of the house on a contract: an offer, new terms, an answer, an end. Another person approves it. */
export const proposeContractAct = /* @__PURE__ */ staffEndpoint<Contract.ProposeContractAct, ProposalId>({
  ...own,
  name: "proposeContractAct",
  method: "POST",
  path: "/staff/contract/act",
  permission: "agents.change",
  cache: { invalidates: ["HouseContracts", "Proposals", "Audit"] },
});
