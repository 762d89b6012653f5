import { toDecimal } from "@marquee/contract";
import type { RewardSource } from "../../rewards/RewardSource.ts";
import { payPage } from "./claimPage.ts";
import { listOwnPages } from "./listPages.ts";
import { toPageNames } from "./toPageNames.ts";

/** The bonuses of promotions' pages that can be claimed, as the reward centre has them: for a registration, a birthday, an approved application. */
export const promotionRewards: RewardSource = {
  source: "PROMOTION",
  moduleId: "PROMO3",
  list: async ({ db }, call) =>
    (await listOwnPages(db, call)).flatMap(({ page, state, isAvailable }) => {
      const amount = page.application === "APPROVED" ? page.amount : page.most;
      if (state !== "CLAIM" || !isAvailable || amount === null) return [];
      const [names, paid] = [toPageNames(call.tenant, page.texts), toDecimal(BigInt(amount))];
      return [
        {
          id: page.id,
          version: null,
          names,
          asset: "BONUS",
          least: paid,
          most: paid,
          factor: page.factor ?? 0,
          endsAt: page.ends_at?.getTime() ?? null,
        },
      ];
    }),
  pay: (tx, { services, call }, { id }) => payPage(tx, services, call, id),
};
