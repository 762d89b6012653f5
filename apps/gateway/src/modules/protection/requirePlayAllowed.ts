import { type Play, toDecimal } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { listExclusions } from "./exclusionStore.ts";
import { judgeDeposit } from "./judgeDeposit.ts";
import { listLimits } from "./limitStore.ts";
import { findPlayStop } from "./playTimeStore.ts";
import { lockMember } from "./protectedMemberStore.ts";
import { listDeposited, readClock } from "./usageStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/** The code for what stops play. */
export const stopCodes = {
  TIMEOUT: "rg.timeout",
  EXCLUSION: "rg.self.excluded",
  SESSION: "rg.session.limit",
} as const satisfies Readonly<Record<string, NonNullable<Play["stop"]>["code"]>>;

const toTime = (time: Date | null): number | null => time?.getTime() ?? null;

/** Lets a member begin to play. @throws Refusal `rg.timeout`, `rg.self.excluded`, `rg.session.limit`, each with `until` in its value */
export async function requirePlayAllowed(db: Db, key: MemberKey): Promise<void> {
  const found = await findPlayStop(db, key);
  if (found !== undefined) throw new Refusal(stopCodes[found.stop], { value: { until: toTime(found.until) } });
}

/** Whether a member takes a time-out or has excluded himself: offers do not go to him. */
export const isExcluded = async (db: Db, key: MemberKey): Promise<boolean> =>
  (await listExclusions(db, key)).length > 0;

/**
 * Lets a member have what a time-out and an exclusion end: call it in the transaction of what follows.
 * @throws Refusal `rg.timeout`, `rg.self.excluded`, each with `until` in its value
 */
export async function requireNotExcluded(tx: Db, key: MemberKey): Promise<void> {
  await lockMember(tx, key);
  const list = await listExclusions(tx, key);
  const found = list.find(({ kind }) => kind === "EXCLUSION") ?? list[0];
  if (found !== undefined) throw new Refusal(stopCodes[found.kind], { value: { until: toTime(found.until) } });
}

/**
 * Lets a member order a deposit of `amount`, before fees, in 1/10,000 of the unit: call it in the transaction that stores the order, so that
 * of parallel orders each sees the others. A member without limits takes no lock.
 * @throws Refusal `rg.timeout`, `rg.self.excluded`; `rg.deposit.limit` with `limit`, `period`, `left` and, in `until`, when it is possible
 */
export async function requireDepositAllowed(tx: Db, key: MemberKey, amount: bigint): Promise<void> {
  await requireNotExcluded(tx, key);
  const limits = await listLimits(tx, key);
  if (limits.length === 0) return;
  const found = judgeDeposit(limits, await listDeposited(tx, key, { orders: true }), amount, await readClock(tx));
  if (found === undefined) return;
  const { limit, period, left, at, isAbove } = found;
  throw new Refusal("rg.deposit.limit", {
    value: { limit: toDecimal(limit), period, left: toDecimal(left), until: at, isAbove },
  });
}

/**
 * Why what was paid may not be credited without a person's decision: a limit was lowered, or a time-out or exclusion began, after the order.
 * Call it in the transaction of the credit. `orderNo` is the deposit in question, which does not count itself.
 * @returns the word of the reason; undefined where nothing speaks against it
 */
export async function findCreditObstacle(
  tx: Db,
  key: MemberKey,
  { orderNo, amount }: { readonly orderNo: string; readonly amount: bigint },
): Promise<"limit" | "excluded" | undefined> {
  await lockMember(tx, key);
  if ((await listExclusions(tx, key)).length > 0) return "excluded";
  const limits = await listLimits(tx, key);
  if (limits.length === 0) return undefined;
  const credited = await listDeposited(tx, key, { orders: false, but: orderNo });
  return judgeDeposit(limits, credited, amount, await readClock(tx)) === undefined ? undefined : "limit";
}
