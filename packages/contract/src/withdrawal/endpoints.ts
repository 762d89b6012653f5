import { endpoint } from "../endpoint.ts";
import type * as Shape from "./schemas.ts";

const own = { domain: "withdrawal", moduleId: "WITHDRAW3", token: "required", trial: false } as const;
const act = { ...own, method: "POST", rateLimit: { calls: 20, seconds: 60 }, bodyLimit: 4_096 } as const;

/** What the member can withdraw, in which ways, and to which accounts (MC-04). */
export const getWithdrawalOptions = /* @__PURE__ */ endpoint<Record<string, never>, Shape.WithdrawalOptions>({
  ...own,
  name: "getWithdrawalOptions",
  method: "GET",
  path: "/wps/transaction/withdraw/options",
  cache: { provides: ["Session", "Balance", "Orders"] },
});

/** Adds an account in the member's own name; it waits before it can be paid. */
export const addWithdrawalAccount = /* @__PURE__ */ endpoint<Shape.AddWithdrawalAccount, Shape.WithdrawalAccount[]>({
  ...act,
  name: "addWithdrawalAccount",
  path: "/wps/transaction/withdraw/accounts",
  encrypted: true,
  cache: { invalidatesWhenDone: ["Orders"] },
});

/** Removes an account; withdrawals on their way to it go on. */
export const removeWithdrawalAccount = /* @__PURE__ */ endpoint<Shape.WithdrawalAccountId, Shape.WithdrawalAccount[]>({
  ...act,
  name: "removeWithdrawalAccount",
  path: "/wps/transaction/withdraw/accounts/remove",
  cache: { invalidates: ["Orders"] },
});

/** Orders a withdrawal, once for each key: the money is locked until it is paid or comes back (contract 3.8). */
export const createWithdrawal = /* @__PURE__ */ endpoint<Shape.CreateWithdrawalRequest, Shape.WithdrawalOrder>({
  ...act,
  name: "createWithdrawal",
  path: "/wps/transaction/withdraw",
  encrypted: true,
  idempotencyKey: "required",
  proofFields: ["paymentPassword"],
  cache: { invalidatesWhenDone: ["Orders", "Balance"] },
});

/** One withdrawal of the member. */
export const getWithdrawal = /* @__PURE__ */ endpoint<Shape.WithdrawalOrderNo, Shape.WithdrawalOrder>({
  ...own,
  name: "getWithdrawal",
  method: "GET",
  path: "/wps/transaction/withdraw",
  cache: { provides: ["Session", "Orders"] },
});

/** The member's answer to a payment: it came, a part of it came, or nothing did (WL-07 to WL-10). */
export const confirmWithdrawal = /* @__PURE__ */ endpoint<Shape.ConfirmWithdrawal, Shape.WithdrawalOrder>({
  ...act,
  name: "confirmWithdrawal",
  path: "/wps/transaction/withdraw/confirm",
  moduleId: "WDCONFIRM3",
  idempotencyKey: "required",
  // Refused too: the order may have ended in the meantime.
  cache: { invalidates: ["Orders"] },
});

/** A complaint about a withdrawal that has ended; no claim to a refund. */
export const complainAboutWithdrawal = /* @__PURE__ */ endpoint<Shape.Complain, Shape.WithdrawalOrder>({
  ...act,
  name: "complainAboutWithdrawal",
  path: "/wps/transaction/withdraw/complain",
  cache: { invalidatesWhenDone: ["Orders"] },
});

/** The member's withdrawals (MC-04). */
export const listWithdrawals = /* @__PURE__ */ endpoint<Shape.ListWithdrawalsRequest, Shape.WithdrawalList>({
  ...own,
  name: "listWithdrawals",
  method: "GET",
  path: "/wps/report/withdrawals",
  cache: { provides: ["Session", "Orders"] },
});
