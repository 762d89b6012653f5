import type { Permission } from "@marquee/contract/staff";
import type { Db } from "../db/Db.ts";

/** A line of what waits for a person: counted for who holds its permission. */
export interface WaitingLine {
  /** Unique over all modules; the back office's manifest of the domain gives it a name and a way there. */
  readonly key: string;
  readonly permission: Permission;
  /** It belongs to no merchant: its permission is asked at all of them. */
  readonly isPlatform?: true;
  /** How many wait at a merchant; it may stop counting at {@link mostWaiting}. */
  readonly count: (db: Db, tenantId: string) => Promise<number>;
}

/** Where counts of what waits stop. */
export const mostWaiting = 10_000;
