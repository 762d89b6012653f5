import { currencies, toMoney } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { measureEvents, measureStakes, snapshotTeams } from "./measureStore.ts";

/** Rows of a stream in one transaction: some hundred milliseconds of one connection. */
const batch = 20_000;

/** What makes a member active on a day, unless the merchant's settings say otherwise: a thousand of the smallest stakes. */
const active = Object.fromEntries(
  Object.entries(currencies).map(([currency, { stakes }]) => [currency, `${toMoney(stakes.minBet) * 1000n}`]),
);

async function drain(readNext: () => Promise<number | null>): Promise<void> {
  for (;;) {
    const count = await readNext();
    if (count === null || count < batch) return;
  }
}

/** Brings the figures of all teams up to what has settled and happened until now; several gateways may do it at once. */
export async function measureTeams(db: Db): Promise<void> {
  await drain(() => measureStakes(db, batch, active));
  await drain(() => measureEvents(db, batch));
  await snapshotTeams(db, 240);
}
