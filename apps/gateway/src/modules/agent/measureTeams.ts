import type { Db } from "../../db/Db.ts";
import { activeStakes } from "./activeStakeStore.ts";
import { markMeasures, measureEvents, measureStakes, snapshotTeams } from "./measureStore.ts";

/** Rows of a stream in one transaction: some hundred milliseconds of one connection. */
const batch = 20_000;

async function drain(readNext: () => Promise<number | null>): Promise<void> {
  for (;;) {
    const count = await readNext();
    if (count === null || count < batch) return;
  }
}

/** Brings the figures of all teams up to what has settled and happened until now; several gateways may do it at once. */
export async function measureTeams(db: Db): Promise<void> {
  await drain(() => measureStakes(db, batch, activeStakes));
  await drain(() => measureEvents(db, batch));
  await markMeasures(db);
  await snapshotTeams(db, 240);
}
