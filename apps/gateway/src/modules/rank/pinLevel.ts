import type { MemberLevel, PinLevel } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { findRank } from "./rankStore.ts";
import { toLevel } from "./readRank.ts";
import { setPinned } from "./pinStore.ts";
import type { Services } from "./services.ts";
import { showLevel } from "./showLevel.ts";

/**
 * Pins a level below which a member does not fall, or lifts the pin; open pages are told.
 * @throws Refusal `member.unknown` also for others than players; `state.changed` when somebody else has pinned since that version
 */
export async function pinLevelOf(
  services: Services,
  call: MerchantCall,
  { memberId, level: pinned, version, reason }: PinLevel,
): Promise<MemberLevel> {
  const { id: tenantId, timeZone } = call.tenant;
  const key = { tenantId, memberId };
  await transact(services.db, async (tx) => {
    const before = await findRank(tx, key, timeZone);
    if (before === undefined || before.kind !== 0) throw new Refusal("member.unknown");
    if (!(await setPinned(tx, key, timeZone, pinned, version))) throw new Refusal("state.changed");
    await call.audit(tx, {
      action: pinned === null ? "unpin member level" : "pin member level",
      subject: before.username,
      before: { pinned: before.pinned, level: toLevel(before) },
      after: { pinned, level: toLevel({ ...before, pinned }) },
      reason,
    });
    await publishEvent(tx, { ...key, kind: "rank" });
    await publishEvent(tx, { ...key, kind: "member" });
  });
  return showLevel(services.db, call, memberId);
}
