import type { ProposalId } from "../staff/schemas.ts";
import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as ProviderShape from "./staffProviderSchemas.ts";
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

/** One deposit with what has happened to it. */
export const getStaffDeposit = /* @__PURE__ */ staffEndpoint<Shape.StaffDepositNo, Shape.StaffDepositSheet>({
  ...own,
  name: "getStaffDeposit",
  method: "GET",
  path: "/staff/wallet/deposits/order",
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

/** One transfer with what has happened to it. */
export const getStaffVendorTransfer = /* @__PURE__ */ staffEndpoint<
  TransferShape.StaffVendorTransferNo,
  TransferShape.StaffVendorTransferSheet
>({
  ...own,
  name: "getStaffVendorTransfer",
  method: "GET",
  path: "/staff/wallet/vendor-transfers/order",
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

/** The payment providers of a merchant with their methods; no key is among it. */
export const listPaymentProviders = /* @__PURE__ */ staffEndpoint<
  Record<string, never>,
  ProviderShape.StaffPaymentProviderList
>({
  ...own,
  name: "listPaymentProviders",
  method: "GET",
  path: "/staff/wallet/providers",
  permission: "payments.read",
  cache: { provides: ["PaymentProviders"] },
});

/** Switches a provider on or off for new orders, and says where it stands among the others. */
export const changePaymentProvider = /* @__PURE__ */ staffEndpoint<
  ProviderShape.ChangePaymentProvider,
  ProviderShape.StaffPaymentProviderList
>({
  ...own,
  name: "changePaymentProvider",
  method: "POST",
  path: "/staff/wallet/providers/change",
  permission: "payments.change",
  // Refused too: somebody else has changed it.
  cache: { invalidates: ["PaymentProviders", "Audit"] },
});

/** Sets or adds one way to pay at a provider in one currency; orders that run keep what they began with. */
export const changePaymentWay = /* @__PURE__ */ staffEndpoint<
  ProviderShape.ChangePaymentWay,
  ProviderShape.StaffPaymentProviderList
>({
  ...own,
  name: "changePaymentWay",
  method: "POST",
  path: "/staff/wallet/providers/method",
  permission: "payments.change",
  cache: { invalidates: ["PaymentProviders", "Audit"] },
});

/** Proposes a provider, or another address or key of one: nothing of it is in force before another person approves it. */
export const connectPaymentProvider = /* @__PURE__ */ staffEndpoint<ProviderShape.ConnectPaymentProvider, ProposalId>({
  ...own,
  name: "connectPaymentProvider",
  method: "POST",
  path: "/staff/wallet/providers/connect",
  permission: "payments.change",
  cache: { invalidates: ["PaymentProviders", "Proposals", "Audit"] },
});
