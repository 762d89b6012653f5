import { toMoney } from "@marquee/contract";
import type { RewardSource } from "../../rewards/RewardSource.ts";
import { payRebate } from "./payRebate.ts";
import { readRebate, toOwnKey } from "./readRebate.ts";

/** The rebate that can be claimed, as the reward centre has it: one, of all play until now. */
export const rebateRewards: RewardSource = {
  source: "REBATE",
  moduleId: "MANPLAYREB3",
  list: async (services, call) => {
    const { amount, minimum, nextAt } = await readRebate(services, call);
    if (nextAt !== null || toMoney(amount) < toMoney(minimum)) return [];
    return [
      {
        id: "own",
        version: null,
        names: null,
        asset: "CASH",
        least: amount,
        most: amount,
        factor: 0,
        bonus: null,
        endsAt: null,
      },
    ];
  },
  pay: async (tx, { call }) => ({ asset: "CASH", amount: await payRebate(tx, call.tenant, toOwnKey(call)) }),
};
