import { endpoint } from "../endpoint.ts";
import type { AvailablePromo, Bonus, BonusList, CancelBonusRequest, ListBonusesRequest } from "./schemas.ts";

const own = { domain: "promotions", moduleId: "BONUSDET3", token: "required", trial: false } as const;

/** The member's bonuses with their progress (MC-09). */
export const listBonuses = /* @__PURE__ */ endpoint<ListBonusesRequest, BonusList>({
  ...own,
  name: "listBonuses",
  method: "GET",
  path: "/wps/report/bonuses",
  cache: { provides: ["Session", "Balance", "Orders"] },
});

/** Gives up an active bonus: what is left in the bonus wallet is lost, and so is its part of rounds that are open. */
export const cancelBonus = /* @__PURE__ */ endpoint<CancelBonusRequest, Bonus>({
  ...own,
  name: "cancelBonus",
  method: "POST",
  path: "/wps/bonuses/cancel",
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 2_048,
  cache: { invalidates: ["Balance", "Orders"] },
});

/** What of the merchant's promotions is for the member now (EN-25). */
export const getAvailablePromo = /* @__PURE__ */ endpoint<Record<string, never>, AvailablePromo>({
  ...own,
  name: "getAvailablePromo",
  method: "GET",
  path: "/wps/promotions/available",
  moduleId: "MEMCEN3",
  cache: { provides: ["Session", "Balance", "Orders"] },
});
