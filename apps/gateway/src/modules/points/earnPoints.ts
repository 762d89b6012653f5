import { currencies } from "@marquee/contract";
import type { Follower } from "../../jobs/Follower.ts";
import type { Services } from "./services.ts";
import { earnNextPoints } from "./pointStore.ts";
import { toDefaultSettings } from "./settings.ts";

const batch = 2_000;

const defaults = Object.fromEntries(Object.keys(currencies).map((currency) => [currency, toDefaultSettings(currency)]));

/** Credits the points of all that has settled until now. */
export async function earnPoints({ db }: Pick<Services, "db">): Promise<void> {
  for (;;) {
    const count = await earnNextPoints(db, batch, defaults);
    if (count === null || count < batch) return;
  }
}

/** Members see their points within two seconds of a stake. */
export const earnPointsFollower: Follower = { name: "earn-points", follow: earnPoints };
