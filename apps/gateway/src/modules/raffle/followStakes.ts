import type { Follower } from "../../jobs/Follower.ts";
import { measureNextStakes } from "./offerStore.ts";
import type { Services } from "./services.ts";

const batch = 2_000;

/** Counts all that has settled until now. */
export async function measureRaffles({ db }: Pick<Services, "db">): Promise<void> {
  for (;;) {
    const count = await measureNextStakes(db, batch);
    if (count === null || count < batch) return;
  }
}

/** Members see within two seconds how far a stake has brought them. */
export const measureRafflesFollower: Follower = { name: "measure-raffles", follow: measureRaffles };
