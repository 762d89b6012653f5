import { randomUUID } from "node:crypto";
import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { createRandom } from "../../../demo/random.ts";
import { countRewards, insertReward } from "../rewardStore.ts";

/** Whose colours and emblems pictures have; the number of the draw is chosen so that the demo brands have different ones. */
const hosts = ["FISH", "INHOUSE", "RNG", "ESPORTS"] as const;
/** Words that say what is on a gift's picture. */
const gifts = ["gift", "chest", "crown-level"] as const;

/** Stores the offers of the brand's demo, where there are none. */
export const createDemoRewards: CreateDemo = async (db, { id: tenantId, currency }, _, { rewards = [] }) => {
  const host = hosts[createRandom(`${tenantId} rewards 8`)(hosts.length)] ?? "RNG";
  if (rewards.length === 0 || (await countRewards(db, tenantId)) > 0) return;
  for (const [position, { type, names, points, quantity, cash }] of rewards.entries())
    await insertReward(
      db,
      tenantId,
      randomUUID(),
      {
        type,
        names: JSON.stringify(names),
        picture: `/art/promotions/${host}-${type === "CASH" ? "save" : (gifts[position % gifts.length] ?? "gift")}-${position + 1}.svg`,
        points_required: BigInt(points),
        amount_required: "{}",
        cash: JSON.stringify(cash === undefined ? {} : { [currency]: cash }),
        level_required: null,
        is_on: true,
        position,
      },
      quantity,
    );
};
