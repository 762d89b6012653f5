import { createExpiringMap } from "../../authentication/createExpiringMap.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";

/** How many lines a member writes in how many seconds, over all rooms and gateways. */
const pace = { calls: 12, seconds: 30 };
const mostWaiting = 10_000;

/** The pace of members' lines. */
export interface LinePace {
  /** Refuses at once who has to wait: neither the database nor the store of windows is asked. @throws Refusal `rate.limited` */
  readonly requireNoWait: (key: MemberKey) => void;
  /** Counts a line that could be stored. @throws Refusal `rate.limited` */
  readonly count: (key: MemberKey) => Promise<void>;
}

/** Counts lines, and remembers at this gateway who has to wait: a flood costs others next to nothing. */
export function createLinePace(services: Pick<Services, "limiter">): LinePace {
  const waits = createExpiringMap<number>(mostWaiting);
  const toKey = ({ tenantId, memberId }: MemberKey): string => `${tenantId} ${memberId}`;
  return {
    requireNoWait(key) {
      const until = waits.get(toKey(key));
      if (until !== undefined)
        throw new Refusal("rate.limited", { retryAfter: Math.max(1, Math.ceil((until - Date.now()) / 1_000)) });
    },
    async count(key) {
      try {
        await services.limiter(`chat line ${toKey(key)}`, pace);
      } catch (error) {
        const seconds = error instanceof Refusal ? error.details.retryAfter : undefined;
        if (seconds !== undefined) waits.set(toKey(key), Date.now() + seconds * 1_000, seconds * 1_000);
        throw error;
      }
    },
  };
}
