import { endpoint } from "../endpoint.ts";
import type {
  CreateDepositRequest,
  DepositList,
  DepositMethod,
  DepositOrder,
  DepositOrderNo,
  ListDepositsRequest,
} from "./depositSchemas.ts";

const own = { domain: "wallet", moduleId: "DEPOSIT3", token: "required", trial: false } as const;

/** The ways in which the member can pay money in now (MC-03). */
export const listDepositMethods = /* @__PURE__ */ endpoint<Record<string, never>, DepositMethod[]>({
  ...own,
  name: "listDepositMethods",
  method: "GET",
  path: "/wps/transaction/deposit/methods",
  // Which promotions may be chosen changes with orders.
  cache: { provides: ["Session", "Orders"] },
});

/** Orders a deposit, once for each key (contract 3.7). */
export const createDeposit = /* @__PURE__ */ endpoint<CreateDepositRequest, DepositOrder>({
  ...own,
  name: "createDeposit",
  method: "POST",
  path: "/wps/transaction/deposit",
  idempotencyKey: "required",
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 2_048,
  cache: { invalidates: ["Orders"] },
});

/** One deposit of the member. */
export const getDeposit = /* @__PURE__ */ endpoint<DepositOrderNo, DepositOrder>({
  ...own,
  name: "getDeposit",
  method: "GET",
  path: "/wps/transaction/deposit",
  cache: { provides: ["Session", "Orders"] },
});

/** Cancels a deposit that nobody has paid; one that is paid all the same comes to a person's review. */
export const cancelDeposit = /* @__PURE__ */ endpoint<DepositOrderNo, DepositOrder>({
  ...own,
  name: "cancelDeposit",
  method: "POST",
  path: "/wps/transaction/deposit/cancel",
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 2_048,
  // Refused too: the order may have ended in the meantime.
  cache: { invalidates: ["Orders"] },
});

/** The member's deposits (MC-03). */
export const listDeposits = /* @__PURE__ */ endpoint<ListDepositsRequest, DepositList>({
  ...own,
  name: "listDeposits",
  method: "GET",
  path: "/wps/report/deposits",
  cache: { provides: ["Session", "Orders"] },
});
