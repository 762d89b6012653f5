import type { Follower } from "../../jobs/Follower.ts";
import { measureNextStakes } from "./rankStore.ts";
import type { Services } from "./services.ts";

const batch = 2_000;

/** Adds all that has settled until now to what members have grown. */
export async function measureRanks({ db }: Pick<Services, "db">): Promise<void> {
  for (;;) {
    const count = await measureNextStakes(db, batch);
    if (count === null || count < batch) return;
  }
}

/** Members see within two seconds how far a stake has brought them. */
export const measureRanksFollower: Follower = { name: "measure-ranks", follow: measureRanks };
