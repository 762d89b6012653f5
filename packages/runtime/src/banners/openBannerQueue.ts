import type { CountBannersRequest } from "@marquee/contract";

/** A view or a click, with the ticket that lets it be counted. */
export type BannerCount = CountBannersRequest["counts"][number];

/** How long, in milliseconds, counts wait for others to go with. */
const gatherFor = 2000;

/** How many go at once. */
const most = 20;

/** Counts that wait to be sent together. */
export interface BannerQueue {
  readonly add: (count: BannerCount) => void;
  /** Sends them now. */
  readonly flush: () => void;
}

/** Gathers counts. @param send answers false where they did not arrive: they go with the next ones, as a ticket serves once */
export function openBannerQueue(send: (counts: BannerCount[]) => Promise<boolean>): BannerQueue {
  let waiting: readonly BannerCount[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function flush(): Promise<void> {
    clearTimeout(timer);
    const batch = waiting.slice(0, most);
    waiting = waiting.slice(most);
    if (batch.length === 0) return;
    if (!(await send(batch))) waiting = [...batch, ...waiting];
    else await flush();
  }
  return {
    flush: () => void flush(),
    add: (count) => {
      waiting = [...waiting, count];
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), gatherFor);
    },
  };
}
