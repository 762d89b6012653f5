import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";

const own = { domain: "raffle", scope: "merchant" } as const;

/** A merchant's raffles, with what was drawn of each. */
export const listStaffRaffles = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.StaffRaffleList>({
  ...own,
  name: "listStaffRaffles",
  method: "GET",
  path: "/staff/raffles",
  permission: "promotions.read",
  cache: { provides: ["StaffRaffles"] },
});

/**
 * Makes a raffle, whose tickets are shuffled now. One with which somebody would have given away, within a day and alone, as much as two people pay
 * out is proposed, and another person approves it.
 */
export const makeRaffle = /* @__PURE__ */ staffEndpoint<Shape.MakeRaffle, Shape.MadeRaffle>({
  ...own,
  name: "makeRaffle",
  method: "POST",
  path: "/staff/raffles",
  permission: "promotions.change",
  cache: { invalidates: ["StaffRaffles", "Proposals", "Audit"] },
});

/** Ends a raffle before its time; what was drawn stays. */
export const stopRaffle = /* @__PURE__ */ staffEndpoint<Shape.StopRaffle, Record<string, never>>({
  ...own,
  name: "stopRaffle",
  method: "POST",
  path: "/staff/raffles/stop",
  permission: "promotions.change",
  // Refused too: it has ended.
  cache: { invalidates: ["StaffRaffles", "Audit"] },
});

/** Gifts that members have drawn, newest first; that they were read is written down. */
export const listRaffleGifts = /* @__PURE__ */ staffEndpoint<Shape.ListRaffleGifts, Shape.RaffleGiftPage>({
  ...own,
  name: "listRaffleGifts",
  method: "GET",
  path: "/staff/raffles/gifts",
  permission: "balances.read",
  cache: { provides: ["RaffleGifts"] },
});

/** Says that a gift was handed over, or that it will not be. */
export const decideRaffleGift = /* @__PURE__ */ staffEndpoint<Shape.DecideRaffleGift, Record<string, never>>({
  ...own,
  name: "decideRaffleGift",
  method: "POST",
  path: "/staff/raffles/gifts/decide",
  permission: "balances.approve",
  // Refused too: somebody else has decided.
  cache: { invalidates: ["RaffleGifts", "Work", "Audit"] },
});
