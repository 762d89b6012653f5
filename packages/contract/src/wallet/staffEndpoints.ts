import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";
import type * as TransferShape from "./staffTransferSchemas.ts";

const own = { domain: "wallet", scope: "merchant" } as const;

/** The deposits of a merchant by filters; that they were read is written down. */
export const listStaffDeposits = /* @__PURE__ */ staffEndpoint<Shape.ListStaffDeposits, Shape.StaffDepositPage>({
  ...own,
  name: "listStaffDeposits",
  method: "POST",
  // A member's name stands in the body, and in no address.
  path: "/staff/wallet/deposits/list",
  permission: "balances.read",
  cache: { provides: ["Deposits"] },
});

/** Decides about a deposit that was paid otherwise than it was ordered: what was paid is credited, or the deposit is rejected. */
export const decideDeposit = /* @__PURE__ */ staffEndpoint<Shape.DecideDeposit, Shape.StaffDeposit>({
  ...own,
  name: "decideDeposit",
  method: "POST",
  path: "/staff/wallet/deposits/decide",
  permission: "balances.approve",
  cache: { invalidates: ["Deposits", "MemberWallet", "Audit"] },
});

/** Notes that what the provider says against a deposit is settled, such as by an adjustment of the balance; no money moves by it. */
export const settleDeposit = /* @__PURE__ */ staffEndpoint<Shape.SettleDeposit, Shape.StaffDeposit>({
  ...own,
  name: "settleDeposit",
  method: "POST",
  path: "/staff/wallet/deposits/settle",
  permission: "balances.approve",
  // Refused too: somebody else has decided.
  cache: { invalidates: ["Deposits", "Audit"] },
});

/** The transfers between main and vendor wallets of a merchant by filters; that they were read is written down. */
export const listStaffVendorTransfers = /* @__PURE__ */ staffEndpoint<
  TransferShape.ListStaffVendorTransfers,
  TransferShape.StaffVendorTransferPage
>({
  ...own,
  name: "listStaffVendorTransfers",
  method: "POST",
  // A member's name stands in the body, and in no address.
  path: "/staff/wallet/vendor-transfers/list",
  permission: "balances.read",
  cache: { provides: ["VendorTransfers"] },
});

/** Asks the vendor now what became of a transfer; what it says ends the transfer, and nothing else does. */
export const askVendor = /* @__PURE__ */ staffEndpoint<TransferShape.AskVendor, TransferShape.StaffVendorTransfer>({
  ...own,
  name: "askVendor",
  method: "POST",
  path: "/staff/wallet/vendor-transfers/ask",
  permission: "balances.approve",
  // Refused too: it counts how often the vendor was asked.
  cache: { invalidates: ["VendorTransfers", "MemberWallet", "Audit"] },
});
