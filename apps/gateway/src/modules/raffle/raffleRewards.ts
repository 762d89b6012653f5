import { Refusal } from "../../http/Refusal.ts";
import type { RewardSource } from "../../rewards/RewardSource.ts";
import { listDrawable } from "./readRaffles.ts";

/** Raffles from which a ticket can be drawn, as the reward centre has them. They are drawn at their own panel, which shows the chances and the ticket. */
export const raffleRewards: RewardSource = {
  source: "RAFFLE",
  moduleId: "RAFFLE3",
  list: async (services, call) =>
    (await listDrawable(services, call)).map(({ id, names, factor, closesAt: endsAt }) => ({
      id,
      version: null,
      names,
      asset: "PRIZE",
      least: "0.00",
      most: "0.00",
      factor,
      bonus: null,
      endsAt,
    })),
  pay: async () => {
    throw new Refusal("function.not.available");
  },
};
