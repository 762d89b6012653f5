import { toDecimal } from "@marquee/contract";
import type { RewardSource } from "../../rewards/RewardSource.ts";
import { payPage } from "./claimPage.ts";
import { listOwnPages } from "./listPages.ts";
import { toPageNames } from "./toPageNames.ts";

/** The bonuses of promotions' pages that can be claimed, as the reward centre has them: by which trigger ever. */
export const promotionRewards: RewardSource = {
  source: "PROMOTION",
  moduleId: "PROMO3",
  list: async ({ db }, call) =>
    (await listOwnPages(db, call)).flatMap(({ page, state, isAvailable, amount }) => {
      if (state !== "CLAIM" || !isAvailable || amount <= 0n) return [];
      const [names, paid] = [toPageNames(call.tenant, page.texts), toDecimal(amount)];
      return [
        {
          id: page.id,
          version: null,
          names,
          asset: "BONUS",
          least: paid,
          most: paid,
          factor: page.factor ?? 0,
          bonus: { sticky: page.sticky, endsWithWithdrawal: page.ends_with_withdrawal },
          endsAt: page.ends_at?.getTime() ?? null,
        },
      ];
    }),
  pay: (tx, { services, call }, { id }) => payPage(tx, services, call, id),
};
