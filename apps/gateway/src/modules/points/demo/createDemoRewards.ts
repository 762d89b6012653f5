import { randomUUID } from "node:crypto";
import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { countRewards, insertReward } from "../rewardStore.ts";

/** Stores the offers of the brand's demo, where there are none. */
export const createDemoRewards: CreateDemo = async (db, { id: tenantId, currency }, _, { rewards = [] }) => {
  if (rewards.length === 0 || (await countRewards(db, tenantId)) > 0) return;
  for (const [position, { type, names, points, quantity, cash }] of rewards.entries())
    await insertReward(
      db,
      tenantId,
      randomUUID(),
      {
        type,
        names: JSON.stringify(names),
        picture: "",
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
