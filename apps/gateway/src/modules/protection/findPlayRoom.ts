import type { Db } from "../../db/Db.ts";
import { judgePlay, type PlayRoom } from "./judgePlay.ts";
import { listLimits } from "./limitStore.ts";
import { listPlayedHours, readClock, sumAskedStakes } from "./usageStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/** What a member's loss and wager limits leave, and when a stake of `amount` fits them; asked about a stake that they refused. */
export async function findPlayRoom(db: Db, key: MemberKey, amount: bigint): Promise<PlayRoom | undefined> {
  const [limits, played, asked, now] = [
    await listLimits(db, key),
    await listPlayedHours(db, key),
    await sumAskedStakes(db, key),
    await readClock(db),
  ];
  // What a vendor is about to take counts from now on.
  return judgePlay(limits, [...played, { at: now - (now % 3_600_000), staked: asked, won: 0n }], amount, now);
}
