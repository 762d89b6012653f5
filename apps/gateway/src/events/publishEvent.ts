import type { LiveEventKind, SwitchedPart } from "@marquee/contract";
import type { Db } from "../db/Db.ts";
import { insertEvents } from "./liveEventStore.ts";

interface ForEverybody {
  readonly tenantId: string;
}

interface ForMember extends ForEverybody {
  readonly memberId: string;
  /** Only the session of this hash; without it, all of the member's. */
  readonly tokenHash?: string;
}

/**
 * A live event and who may see it: a member, one session of a member, or everybody at the merchant, guests too. `data` holds
 * short words only (at most 100 characters each) and nothing personal: pages ask for the rest by the rows that show it.
 */
export type NewEvent =
  | (ForEverybody & { readonly kind: "tree"; readonly data: { readonly part: SwitchedPart } })
  | (ForEverybody & { readonly kind: "notice" | "content" | "missions" | "raffle" | "rank" })
  | (ForMember & { readonly kind: "member"; readonly data?: { readonly status?: string } })
  | (ForMember & {
      readonly kind: Exclude<LiveEventKind, "tree" | "notice" | "content" | "member">;
      readonly data?: Readonly<Record<string, string>>;
    });

/**
 * Publishes live events (operations.md 4): call it in the transaction of what they tell, so that both happen or neither. Open streams
 * of every gateway carry them within a second of the commit. Moved balances and ended sessions are published by the ledger and by
 * `sessionStore` themselves.
 */
export async function publishEvents(tx: Db, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await insertEvents(tx, events);
}

/** Publishes one event; see {@link publishEvents}. */
export const publishEvent = (tx: Db, event: NewEvent): Promise<void> => publishEvents(tx, [event]);
