import { toDecimal } from "@marquee/contract";
import type { MemberLevel } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { listGifts } from "./giftStore.ts";
import { findRank, listSteps } from "./rankStore.ts";
import { toLevel } from "./readRank.ts";

const shownSteps = 50;

/** A member's level as staff see it; that it was looked at is written down. @throws Refusal `member.unknown` */
export async function showLevel(db: Db, call: MerchantCall, memberId: string): Promise<MemberLevel> {
  const key = { tenantId: call.tenant.id, memberId };
  const rank = await findRank(db, key, call.tenant.timeZone);
  if (rank === undefined || rank.kind !== 0) throw new Refusal("member.unknown");
  await call.audit(db, { action: "read member level", subject: rank.username });
  const [gifts, steps] = [await listGifts(db, key), await listSteps(db, key, shownSteps)];
  return {
    memberId,
    currency: rank.currency,
    level: toLevel(rank),
    played: rank.level,
    pinned: rank.pinned,
    growth: toDecimal(BigInt(rank.growth)),
    kept: toDecimal(BigInt(rank.kept_bet)),
    keepEndsAt: rank.ends_at?.getTime() ?? null,
    version: rank.version,
    gifts: gifts.map(({ level, claim_no: claimNo, amount, at }) => ({
      level,
      claimNo,
      amount: toDecimal(BigInt(amount)),
      at: at.getTime(),
    })),
    history: steps.map(({ at, level, reason, growth }) => ({
      at: at.getTime(),
      level,
      reason,
      growth: toDecimal(BigInt(growth)),
    })),
  };
}
