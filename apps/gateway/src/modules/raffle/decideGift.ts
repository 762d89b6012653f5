import { raffleGiftStates, transition } from "@marquee/contract";
import type { DecideRaffleGift } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { findGift, moveGift } from "./giftStore.ts";
import type { Services } from "./services.ts";

const actions = { handOver: "hand over raffle gift", cancel: "cancel raffle gift" } as const;

/**
 * Says that a gift was handed over, or that it will not be and why; the member sees it. The second of two people is told.
 * @throws Refusal `order.unknown`, `state.changed`; `fields` without a remark where it is not handed over
 */
export async function decideGift(
  { db }: Services,
  call: MerchantCall,
  { recordId, decision, remark, reason }: DecideRaffleGift,
): Promise<void> {
  const { id: tenantId } = call.tenant;
  const said = remark.trim();
  if (decision === "cancel" && said === "")
    throw new Refusal("fields", { fields: [{ name: "remark", rule: "required" }] });
  await transact(db, async (tx) => {
    const gift = await findGift(tx, tenantId, recordId);
    if (gift === undefined) throw new Refusal("order.unknown");
    const { gift_state: from, member_id: memberId, username, names } = gift;
    const to = transition(raffleGiftStates, from, decision);
    const by = call.session.person.email;
    if (to === null || !(await moveGift(tx, tenantId, recordId, { from, to, remark: said, by })))
      throw new Refusal("state.changed");
    await call.audit(tx, {
      action: actions[decision],
      subject: recordId,
      before: { state: from },
      after: { state: to, gift: names.EN, member: username, remark: said },
      reason,
    });
    await publishEvent(tx, { tenantId, memberId, kind: "raffle" });
    await publishDeskChange(tx, tenantId, "RaffleGifts");
  });
}
