import { type FieldError, toDecimal } from "@marquee/contract";
import type { StakeLimit, StakeRange } from "../../tenants/stakeRange.ts";

/** Between what a new limit must stay. */
export interface StakeRoom {
  /** What currency and vendor allow. */
  readonly outer: StakeRange;
  /** Limits of a vendor's games: each must still leave a stake. */
  readonly inner: readonly StakeLimit[];
}

/** What is wrong with the two ends, at the field that is to be mended, with the amounts that it may have. */
export function findStakeFaults(wanted: StakeLimit, { outer, inner }: StakeRoom): readonly FieldError[] {
  const [least, most] = [outer.min.amount, outer.max.amount];
  // The largest smallest stake and the smallest largest stake of what is within: both must stay possible.
  const highest = inner.reduce((all, { min }) => (min !== null && min > all ? min : all), least);
  const lowest = inner.reduce((all, { max }) => (max !== null && max < all ? max : all), most);
  const fault = (name: "min" | "max", from: bigint, to: bigint): FieldError => ({
    name,
    rule: "amount",
    min: Number(toDecimal(from)),
    max: Number(toDecimal(to)),
  });
  const faults: FieldError[] = [];
  if (wanted.min !== null && (wanted.min < least || wanted.min > lowest)) faults.push(fault("min", least, lowest));
  const floor = wanted.min !== null && wanted.min > highest && wanted.min <= most ? wanted.min : highest;
  if (wanted.max !== null && (wanted.max > most || wanted.max < floor)) faults.push(fault("max", floor, most));
  return faults;
}
