import { type Play, toDecimal } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { listLimits } from "./limitStore.ts";
import { findPlayStop, findPlayTime, saveChecked, touchPlay } from "./playTimeStore.ts";
import { getChoices } from "./protectedMemberStore.ts";
import { stopCodes } from "./requirePlayAllowed.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

const minute = 60_000;
/** A page asks at least this often while a game is open. In milliseconds. */
const patience = minute;

async function findSessionEnd(db: Db, key: MemberKey, began: Date): Promise<number> {
  const limit = (await listLimits(db, key)).find(({ kind }) => kind === "SESSION");
  const minutes = limit?.amount ?? null;
  return minutes === null ? Number.MAX_SAFE_INTEGER : began.getTime() + Number(minutes) * minute;
}

async function showPlay(db: Db, key: MemberKey, hasChecks: boolean): Promise<Play> {
  const [time, stop] = [await findPlayTime(db, key), await findPlayStop(db, key)];
  const now = time?.now.getTime() ?? Date.now();
  const { realityMinutes } = await getChoices(db, key);
  const due =
    hasChecks && time !== undefined ? time.checked_at.getTime() + realityMinutes * minute : Number.MAX_SAFE_INTEGER;
  const end = time === undefined ? Number.MAX_SAFE_INTEGER : await findSessionEnd(db, key, time.began_at);
  const events = [due, end].filter((at) => at > now);
  return {
    elapsed: Math.max(0, Math.floor((now - (time?.began_at.getTime() ?? now)) / 1_000)),
    net: toDecimal(BigInt(time?.net ?? 0)),
    checkDue: due <= now,
    wait: Math.min(patience, ...events.map((at) => at - now)),
    stop: stop ? { code: stopCodes[stop.stop], until: stop.until?.getTime() ?? null } : null,
  };
}

/**
 * Where a member's play stands, told that a game for money is open on a page. Play that is stopped does not go on by it, so that a session
 * that has reached its limit ends.
 */
export async function followPlay(db: Db, key: MemberKey, hasChecks: boolean): Promise<Play> {
  if ((await findPlayStop(db, key)) === undefined) await touchPlay(db, key);
  return showPlay(db, key, hasChecks);
}

/** Takes the answer to a reality check: the next one comes an interval later. */
export async function answerCheck(db: Db, key: MemberKey): Promise<Play> {
  await saveChecked(db, key);
  return followPlay(db, key, true);
}
