import type { Follower } from "../../jobs/Follower.ts";
import { measureNextStakes } from "./lossStore.ts";
import type { Services } from "./services.ts";

const batch = 2_000;

/** Counts the losses of all that has settled until now. */
export async function measureLosses({ db }: Pick<Services, "db">): Promise<void> {
  for (;;) {
    const count = await measureNextStakes(db, batch);
    if (count === null || count < batch) return;
  }
}

/** What members lose is known before the period of a promotion for losses is over. */
export const measureLossesFollower: Follower = { name: "measure-losses", follow: measureLosses };
