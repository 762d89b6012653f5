import { endpoint } from "../endpoint.ts";
import type {
  Balance,
  DisplayRate,
  Funds,
  Transactions,
  TransactionsRequest,
  Movements,
  MovementsRequest,
} from "./schemas.ts";

/** The member's balance (AP-22). */
export const getBalance = /* @__PURE__ */ endpoint<Record<string, never>, Balance>({
  name: "getBalance",
  domain: "wallet",
  method: "GET",
  path: "/wps/v2/wallets/balance",
  moduleId: "CORE3",
  token: "required",
  passive: true,
  cache: { provides: ["Session", "Balance"] },
});

/** The member's money in one answer: what is there, on its way, withdrawable, and still to be played (WL-14). */
export const getFunds = /* @__PURE__ */ endpoint<Record<string, never>, Funds>({
  name: "getFunds",
  domain: "wallet",
  method: "GET",
  path: "/wps/member/info/funds/consolidated",
  moduleId: "CORE3",
  token: "required",
  trial: false,
  passive: true,
  cache: { provides: ["Session", "Balance", "Orders", "Points", "Contracts"] },
});

/** The rate by which the member's amounts are shown in a second currency too. */
export const getDisplayRate = /* @__PURE__ */ endpoint<Record<string, never>, DisplayRate>({
  name: "getDisplayRate",
  domain: "wallet",
  method: "GET",
  path: "/wps/v2/wallets/display-rate",
  moduleId: "CORE3",
  token: "required",
  trial: false,
  passive: true,
  cache: { provides: ["Session", "Member"] },
});

/** The account record (MC-07): every ledger line of the member. */
export const listTransactions = /* @__PURE__ */ endpoint<TransactionsRequest, Transactions>({
  name: "listTransactions",
  domain: "wallet",
  method: "GET",
  path: "/wps/report/transactions",
  moduleId: "TRANSREC3",
  token: "required",
  trial: false,
  cache: { provides: ["Session", "Balance"] },
});

/** The lines of a member's money or points (AP-58), as the account record has them, without sums. */
export const listMovements = /* @__PURE__ */ endpoint<MovementsRequest, Movements>({
  name: "listMovements",
  domain: "wallet",
  method: "GET",
  path: "/wps/relay/ODSFE2_MemTransDet",
  moduleId: "TRANSREC3",
  token: "required",
  trial: false,
  cache: { provides: ["Session", "Balance", "Points"] },
});
