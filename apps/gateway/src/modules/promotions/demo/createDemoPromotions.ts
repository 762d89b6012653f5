import { randomUUID } from "node:crypto";
import { toMoney } from "@marquee/contract";
import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { countPromotions, putPromotion } from "../promotionStore.ts";

const day = 86_400_000;
const toMaybe = (amount: string | null): bigint | null => (amount === null ? null : toMoney(amount, 2));

/** Stores the promotions of the brand's demo, where there are none. A visitor with several accounts may claim them with each. */
export const createDemoPromotions: CreateDemo = async (db, { id: tenantId, currency }, _, { promotions = [] }) => {
  if (promotions.length === 0 || (await countPromotions(db, tenantId)) > 0) return;
  for (const { names, maxBonus, minDeposit, maxStake, maxConvert, offeredDays, ...terms } of promotions)
    await putPromotion(
      db,
      {
        ...terms,
        tenant_id: tenantId,
        id: randomUUID(),
        is_on: true,
        names: JSON.stringify(names),
        currency,
        max_bonus: toMoney(maxBonus, 2),
        min_deposit: toMoney(minDeposit, 2),
        max_stake: toMaybe(maxStake),
        max_convert: toMaybe(maxConvert),
        nth: null,
        weekdays: [],
        hours_from: null,
        hours_to: null,
        by_code: false,
        sticky: false,
        ends_with_withdrawal: false,
        once_per_person: false,
        starts_at: null,
        ends_at: offeredDays === null ? null : new Date(Date.now() + offeredDays * day),
      },
      0,
    );
};
