import type { PointObstacle, PointSettings } from "@marquee/contract/staff";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { isExcluded } from "../protection/index.ts";
import { isBarredFromAll } from "../restriction/index.ts";
import { isYounger, listLinkedConversions, listLinkedRedemptions, lockConversions } from "./linkedStore.ts";
import { sumConverted } from "./pointStore.ts";
import { getSettings } from "./settingsStore.ts";

/** Who takes something for points. */
export interface Taker extends MemberKey {
  readonly currency: string;
}

/** @throws Refusal `points.not.eligible` for an account that is too young */
async function requireAge(tx: Db, key: MemberKey, { accountDays }: PointSettings): Promise<void> {
  if (accountDays > 0 && (await isYounger(tx, key, accountDays))) throw new Refusal("points.not.eligible");
}

/**
 * Requires that no rule speaks against a redemption; the offer is locked, so that of linked accounts that press at once one has it. Which
 * rule it is, staff are told. @throws Refusal `points.not.eligible`
 */
export async function requireRedeemable(tx: Db, { currency, ...key }: Taker, rewardId: string): Promise<void> {
  const { settings } = await getSettings(tx, { id: key.tenantId, currency });
  await requireAge(tx, key, settings);
  if (settings.oncePerPerson && (await listLinkedRedemptions(tx, key, rewardId)).length > 0)
    throw new Refusal("points.not.eligible");
}

/** Waits for other conversions where linked accounts count as one: before the member's points are locked. */
export async function awaitConversions(tx: Db, tenantId: string, { oncePerPerson }: PointSettings): Promise<void> {
  if (oncePerPerson) await lockConversions(tx, tenantId);
}

/** Requires that no rule speaks against a conversion of what the day's most leaves. @throws Refusal `points.not.eligible` */
export async function requireConvertible(
  tx: Db,
  key: MemberKey,
  timeZone: string,
  { settings, points, left }: { readonly settings: PointSettings; readonly points: bigint; readonly left: bigint },
): Promise<void> {
  await requireAge(tx, key, settings);
  if (!settings.oncePerPerson) return;
  const taken = (await listLinkedConversions(tx, key, timeZone)).reduce((sum, each) => sum + each.points, 0n);
  if (points > left - taken) throw new Refusal("points.not.eligible");
}

/** The linked accounts that stand in the way, and of which offers; accounts that have left nothing of the day's most are among them. */
async function findLinked(
  db: Db,
  key: MemberKey,
  timeZone: string,
  settings: PointSettings,
  rewardId?: string,
): Promise<PointObstacle[]> {
  if (!settings.oncePerPerson) return [];
  const redeemed = await listLinkedRedemptions(db, key, rewardId);
  const converted = rewardId === undefined ? await listLinkedConversions(db, key, timeZone) : [];
  const taken = converted.reduce((sum, { points }) => sum + points, 0n);
  const left = BigInt(settings.convertMax) - taken - (taken === 0n ? 0n : await sumConverted(db, key, timeZone));
  const full = left < BigInt(settings.convertMin) ? converted : [];
  const accounts = [...new Set([...redeemed, ...full].map(({ username }) => username))].toSorted();
  const offers = [...new Set(redeemed.map(({ offer }) => offer))].toSorted();
  return accounts.length === 0 ? [] : [{ rule: "linked.account", accounts, offers }];
}

/** Every rule that speaks against a member's taking something for points now, as staff are told: for an offer, or for all of them and a conversion. */
export async function listObstacles(
  db: Db,
  { currency, ...key }: Taker,
  timeZone: string,
  rewardId?: string,
): Promise<PointObstacle[]> {
  const { settings } = await getSettings(db, { id: key.tenantId, currency });
  const { accountDays } = settings;
  const alone = (rule: PointObstacle["rule"], speaks: boolean): PointObstacle[] =>
    speaks ? [{ rule, accounts: [], offers: [] }] : [];
  return [
    ...alone("excluded", await isExcluded(db, key)),
    ...alone("barred", await isBarredFromAll(db, key)),
    ...alone("account.age", accountDays > 0 && (await isYounger(db, key, accountDays))),
    ...(await findLinked(db, key, timeZone, settings, rewardId)),
  ];
}
