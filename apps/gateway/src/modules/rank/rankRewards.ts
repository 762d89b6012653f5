import { topLevel } from "@marquee/contract";
import { requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { RewardSource } from "../../rewards/RewardSource.ts";
import { payGift } from "./claimGift.ts";
import { readRank } from "./readRank.ts";

/** Gifts of levels that can be claimed, as the reward centre has them; the id of each is its level. */
export const rankRewards: RewardSource = {
  source: "RANK",
  moduleId: "VIP3",
  list: async (services, call) => {
    const { levels, version, factor } = await readRank(services, call);
    return levels
      .filter(({ giftState }) => giftState === "CLAIM")
      .map(({ level, gift }) => ({
        id: `${level}`,
        version,
        names: null,
        asset: "CASH",
        least: gift,
        most: gift,
        factor,
        bonus: null,
        endsAt: null,
      }));
  },
  pay: async (tx, { call }, { id, version = -1 }) => {
    const { tenantId, memberId } = requireSession(call);
    const level = /^[0-9]{1,2}$/.test(id) ? Number(id) : 0;
    if (level < 1 || level > topLevel) throw new Refusal("rank.gift.locked");
    const amount = await payGift(tx, call.tenant, { tenantId, memberId }, { level, version });
    return { asset: "CASH", amount };
  },
};
