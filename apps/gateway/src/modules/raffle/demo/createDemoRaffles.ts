import { randomUUID } from "node:crypto";
import { toMoney } from "@marquee/contract";
import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { insertRaffle, listStoredRaffles, type NewPrize } from "../raffleStore.ts";
import { shuffleRaffle } from "../shuffleRaffle.ts";

const day = 86_400_000;

/** Stores the raffles of the brand's demo, where there are none: one that is open, and one that is over. */
export const createDemoRaffles: CreateDemo = async (db, tenant, _, { raffles = [] }) => {
  if (raffles.length === 0 || (await listStoredRaffles(db, tenant.id, 1)).length > 0) return;
  for (const { names, turn, factor, startDay, openDays, ...raffle } of raffles) {
    const prizes = raffle.prizes.map(({ amount, ...prize }): NewPrize => ({
      ...prize,
      amount: amount === undefined ? null : toMoney(amount),
    }));
    const { seed, seedHash, order } = await shuffleRaffle(prizes.map(({ count }) => count));
    const opensAt = Date.now() + startDay * day;
    await insertRaffle(
      db,
      {
        tenant_id: tenant.id,
        id: randomUUID(),
        names: JSON.stringify(names),
        currency: tenant.currency,
        opens_at: new Date(opensAt),
        closes_at: new Date(opensAt + openDays * day),
        turn,
        factor,
        valid_bet: toMoney(raffle.validBet ?? "0"),
        deposits: 0n,
        tickets: order.length,
        total: prizes.reduce(
          (sum, { type, amount, count }) => (type === "CASH" ? sum + (amount ?? 0n) * BigInt(count) : sum),
          0n,
        ),
        audience: null,
        audience_name: null,
        seed,
        seed_hash: seedHash,
        made_by: "demo",
        made_alone: false,
      },
      prizes,
      order,
    );
  }
};
