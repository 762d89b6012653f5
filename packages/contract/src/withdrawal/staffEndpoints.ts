import type { ProposalId } from "../staff/schemas.ts";
import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";

const own = { domain: "withdrawal", scope: "merchant" } as const;

/** The withdrawals of a merchant by filters; that they were read is written down. */
export const listStaffWithdrawals = /* @__PURE__ */ staffEndpoint<
  Shape.ListStaffWithdrawals,
  Shape.StaffWithdrawalPage
>({
  ...own,
  name: "listStaffWithdrawals",
  method: "POST",
  // A member's name stands in the body, and in no address.
  path: "/staff/withdrawals/list",
  permission: "balances.read",
  cache: { provides: ["Withdrawals"] },
});

/** One withdrawal with its checks, steps and pictures. */
export const getStaffWithdrawal = /* @__PURE__ */ staffEndpoint<Shape.StaffWithdrawalNo, Shape.StaffWithdrawalSheet>({
  ...own,
  name: "getStaffWithdrawal",
  method: "GET",
  path: "/staff/withdrawals/order",
  permission: "balances.read",
  cache: { provides: ["Withdrawals"] },
});

/** Approves or rejects a withdrawal that waits; over the merchant's amount it takes two people. */
export const decideWithdrawal = /* @__PURE__ */ staffEndpoint<Shape.DecideWithdrawal, Shape.StaffWithdrawalSheet>({
  ...own,
  name: "decideWithdrawal",
  method: "POST",
  path: "/staff/withdrawals/decide",
  permission: "balances.approve",
  // Refused too: somebody else has decided.
  cache: { invalidates: ["Withdrawals", "MemberWallet", "Audit"] },
});

/** Decides about a claim: what is missing is paid by a linked order, or the claim is denied. */
export const resolveClaim = /* @__PURE__ */ staffEndpoint<Shape.ResolveClaim, Shape.StaffWithdrawalSheet>({
  ...own,
  name: "resolveClaim",
  method: "POST",
  path: "/staff/withdrawals/resolve",
  permission: "balances.approve",
  cache: { invalidates: ["Withdrawals", "MemberWallet", "Audit"] },
});

/** Proposes what to make of a payout that its provider contradicts; a second person approves it. */
export const settlePayout = /* @__PURE__ */ staffEndpoint<Shape.SettlePayout, ProposalId>({
  ...own,
  name: "settlePayout",
  method: "POST",
  path: "/staff/withdrawals/settle",
  permission: "balances.propose",
  cache: { invalidates: ["Proposals", "Audit"] },
});

/** How withdrawals are handled: times, limits, checks. */
export const getWithdrawalSettings = /* @__PURE__ */ staffEndpoint<
  Shape.GetWithdrawalSettings,
  Shape.StoredWithdrawalSettings
>({
  ...own,
  name: "getWithdrawalSettings",
  method: "GET",
  path: "/staff/withdrawals/settings",
  permission: "balances.read",
  cache: { provides: ["WithdrawalSettings"] },
});

/** Changes how withdrawals are handled; of two people the second is told. What protects less is proposed, and another person approves it. */
export const changeWithdrawalSettings = /* @__PURE__ */ staffEndpoint<
  Shape.ChangeWithdrawalSettings,
  Shape.ChangedWithdrawalSettings
>({
  ...own,
  name: "changeWithdrawalSettings",
  method: "POST",
  path: "/staff/withdrawals/settings",
  permission: "rules.change",
  cache: { invalidates: ["WithdrawalSettings", "Proposals", "Audit"] },
});
