import type { OrderSort } from "@marquee/contract/staff";

/** Which of a merchant's orders a list holds, and in which order. */
export interface OrderFilter {
  readonly state?: string | undefined;
  /** A whole number of an order: ours, or another one by which it is known. */
  readonly number?: string | undefined;
  /** A member's whole username or id. */
  readonly member?: string | undefined;
  /** Ordered from this day to that one in the time zone, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
  /** The least and the most, in 1/10,000 of the unit of whichever currency. */
  readonly min?: bigint | undefined;
  readonly max?: bigint | undefined;
  /** Values of the kind's choices, by their names. */
  readonly choices?: Readonly<Record<string, string | undefined>>;
  readonly sort?: OrderSort | undefined;
}

/** A filter whose member is found. */
export type FoundOrderFilter = Omit<OrderFilter, "member"> & { readonly memberId?: string | undefined };

/** Behind which order a page begins: its time as a text of the database's, or its amount, and its number. */
export interface OrderPlace {
  readonly value: string;
  readonly orderNo: string;
}
