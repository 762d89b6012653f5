/** What the ledger keeps points as, beside currencies: 1/10,000 of a point (decision 151). */
export const pointAsset = "POINT";

/** Kinds of transfers of points alone; a conversion, the reward of a mission and the prize of a raffle are kinds of money too (contract 3.14). */
export const pointKinds = ["POINT_EARN", "POINT_REDEEM", "POINT_RETURN", "POINT_ADJUST"] as const;

/** One of {@link pointKinds}. */
export type PointKind = (typeof pointKinds)[number];
