import type { Db } from "../../db/Db.ts";
import { measureEvents, measureStakes, qualifyPlayers } from "./measureStore.ts";

/** Rows of a stream in one transaction. */
const batch = 20_000;

/** Reads a stream to its end. @returns false where another gateway reads it, so that this one does not know how far */
async function drain(readNext: () => Promise<number | null>): Promise<boolean> {
  for (;;) {
    const count = await readNext();
    if (count === null) return false;
    if (count < batch) return true;
  }
}

/**
 * Brings the figures of affiliates' players up to what has settled and happened until now, and finds who is qualified by them.
 *
 * @returns whether all that had ended before the call is read
 */
export async function measureAffiliates(db: Db): Promise<boolean> {
  const hasStakes = await drain(() => measureStakes(db, batch));
  const hasEvents = await drain(() => measureEvents(db, batch));
  await qualifyPlayers(db);
  return hasStakes && hasEvents;
}
