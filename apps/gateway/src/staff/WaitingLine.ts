import type { Permission } from "@marquee/contract/staff";
import type { Db } from "../db/Db.ts";

/** Something of a line that waits. */
export interface WaitingItem {
  /** The number of an order, else an id. */
  readonly subject: string;
  readonly at: Date;
  /** By when somebody was promised an answer. */
  readonly deadline?: Date;
  readonly member?: { readonly id: string; readonly username: string };
  /** In 1/10,000 of the unit. */
  readonly amount?: bigint;
  readonly currency?: string;
  /** What it is about where it is no order. */
  readonly about?: string;
}

/** The items of a line, each by itself and together. */
export interface WaitingItems {
  /** So many that wait the longest. */
  readonly list: (db: Db, tenantId: string, limit: number) => Promise<readonly WaitingItem[]>;
  /** One; undefined when it does not wait any more. */
  readonly find: (db: Db, tenantId: string, subject: string) => Promise<WaitingItem | undefined>;
}

/** A line of what waits for a person: counted for who holds its permission. */
export interface WaitingLine {
  /** Unique over all modules; the back office's manifest of the domain gives it a name and a way there. */
  readonly key: string;
  readonly permission: Permission;
  /** It belongs to no merchant: its permission is asked at all of them. */
  readonly isPlatform?: true;
  /** How many wait at a merchant; it may stop counting at {@link mostWaiting}. */
  readonly count: (db: Db, tenantId: string) => Promise<number>;
  /** What the queue shows of it. */
  readonly items?: WaitingItems;
}

/** Where counts of what waits stop. */
export const mostWaiting = 10_000;
