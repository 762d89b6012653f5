import {
  hasVipService,
  type MemberRank,
  toBalance,
  toDecimal,
  toKeepAmount,
  topLevel,
  toRateText,
} from "@marquee/contract";
import type { StoredRankSettings } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { isExcluded } from "../protection/index.ts";
import { isBarredFromAll } from "../restriction/index.ts";
import { listGifts, type PaidGift } from "./giftStore.ts";
import { findRank, listSteps, type StoredRank } from "./rankStore.ts";
import type { Services } from "./services.ts";
import { getSettings } from "./settingsStore.ts";

const shownSteps = 20;
const nothing = { growth: "0.00", gift: "0.00", raise: 0 } as const;

const clamp = (value: bigint): bigint => (value < 0n ? 0n : value);

/** The level that a member has. */
export const toLevel = ({ level, pinned }: Pick<StoredRank, "level" | "pinned">): number =>
  Math.max(level, pinned ?? 0);

/** What is missing to the next level: growth, or for a level that was lost what keeps it. Null at the top. */
function toNext(rank: StoredRank, { settings }: Pick<StoredRankSettings, "settings">): MemberRank["next"] {
  const level = toLevel(rank) + 1;
  if (level > topLevel) return null;
  const growth = toBalance((settings.levels[level] ?? nothing).growth);
  // Growth that is there brings a lost level back with the stakes of one period.
  const isReturn = rank.level < rank.highest && BigInt(rank.growth) >= growth;
  const [required, done] = isReturn
    ? [toKeepAmount(growth, settings.keepPercent), BigInt(rank.kept_bet)]
    : [growth, BigInt(rank.growth)];
  return { level, required: toDecimal(required), done: toDecimal(clamp(done)), isReturn };
}

/** What keeps the level, and until when. Null for level 0, and for one that staff hold. */
function toKeep(rank: StoredRank, { settings }: StoredRankSettings): MemberRank["keep"] {
  if (rank.level <= (rank.pinned ?? 0) || rank.ends_at === null) return null;
  const growth = toBalance((settings.levels[rank.level] ?? nothing).growth);
  return {
    required: toDecimal(toKeepAmount(growth, settings.keepPercent)),
    done: toDecimal(clamp(BigInt(rank.kept_bet))),
    endsAt: rank.ends_at.getTime(),
  };
}

function toGiftState(
  level: number,
  gift: string,
  { highest }: StoredRank,
  paid: readonly PaidGift[],
): MemberRank["levels"][number]["giftState"] {
  if (paid.some((one) => one.level === level)) return "CLAIMED";
  if (toBalance(gift) === 0n) return "NONE";
  return level <= highest ? "CLAIM" : "LOCKED";
}

/** What each level takes and gives, as far as the site has rebates and a VIP service. */
function toLevels(
  { settings: { levels, keepPercent } }: StoredRankSettings,
  rank: StoredRank,
  paid: readonly PaidGift[],
  { modules, settings: { service } }: Tenant,
): MemberRank["levels"] {
  const [hasRebate, hasService] = [modules.has("MANPLAYREB3"), service?.vip !== undefined];
  return levels.map(({ growth, gift, raise }, level) => ({
    level,
    growth: toDecimal(toBalance(growth)),
    keep: toDecimal(toKeepAmount(toBalance(growth), keepPercent)),
    gift: toDecimal(toBalance(gift)),
    giftState: toGiftState(level, gift, rank, paid),
    raise: hasRebate ? toRateText(raise) : null,
    isVip: hasService && hasVipService(level),
  }));
}

/** Whether levels and their gifts are offered to a member now: a player whose account is open, and whom nothing keeps from playing. */
async function isOffered(db: Db, key: { tenantId: string; memberId: string }, rank: StoredRank): Promise<boolean> {
  if (rank.kind !== 0 || rank.status !== "ACTIVE") return false;
  return !(await isExcluded(db, key)) && !(await isBarredFromAll(db, key));
}

/** The caller's level, what is missing to the next one, what keeps it, and what each level gives (PM-12). */
export async function readRank({ db }: Pick<Services, "db">, call: Call): Promise<MemberRank> {
  const { tenantId, memberId } = requireSession(call);
  const { tenant } = call;
  const key = { tenantId, memberId };
  const rank = await findRank(db, key, tenant.timeZone);
  if (rank === undefined) throw new Error("the session's member is not stored");
  const stored = await getSettings(db, { id: tenantId, currency: rank.currency });
  const { settings, version } = stored;
  const { factor, keepPercent } = settings;
  const offered = await isOffered(db, key, rank);
  const [paid, steps] = [await listGifts(db, key), await listSteps(db, key, shownSteps)];
  return {
    currency: rank.currency,
    isOffered: offered,
    level: rank.kind === 0 ? toLevel(rank) : 0,
    growth: toDecimal(clamp(BigInt(rank.growth))),
    next: offered ? toNext(rank, stored) : null,
    keep: offered ? toKeep(rank, stored) : null,
    version,
    factor,
    keepPercent,
    levels: offered ? toLevels(stored, rank, paid, tenant) : [],
    history: steps.map(({ at, level, reason }) => ({ at: at.getTime(), level, reason })),
  };
}
