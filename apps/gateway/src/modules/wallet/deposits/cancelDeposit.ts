import { transact } from "@marquee/database";
import { publishEvent } from "../../../events/publishEvent.ts";
import { type Call, requireSession } from "../../../http/Call.ts";
import type { Services } from "../services.ts";
import { deposits, openStates } from "./depositStore.ts";

/** Cancels a deposit that is open; one that has ended stays as it is. @throws Refusal `order.unknown` */
export async function cancelDepositOf(services: Services, call: Call, orderNo: string): Promise<void> {
  const { tenantId, memberId } = requireSession(call);
  await transact(services.db, async (tx) => {
    const deposit = await deposits.require(tx, { tenantId, orderNo }, { memberId, lock: true });
    const isOpen = openStates.some((state) => state === deposit.state);
    if (isOpen && (await deposits.move(tx, deposit, "reject", { reason: "cancelled" })) !== undefined)
      await publishEvent(tx, { tenantId, memberId, kind: "order" });
  });
}
