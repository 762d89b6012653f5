import { transact } from "@marquee/database";
import { publishEvent } from "../../../events/publishEvent.ts";
import { type Call, requireSession } from "../../../http/Call.ts";
import { Refusal } from "../../../http/Refusal.ts";
import type { Services } from "../../../Services.ts";
import { findDeposit, moveDeposit } from "./depositStore.ts";

/** Cancels a deposit that is open; one that has ended stays as it is. @throws Refusal `order.unknown` */
export async function cancelDepositOf(services: Services, call: Call, orderNo: string): Promise<void> {
  const { tenantId, memberId } = requireSession(call);
  await transact(services.db, async (tx) => {
    const deposit = await findDeposit(tx, { tenantId, orderNo }, { memberId, lock: true });
    if (deposit === undefined) throw new Refusal("order.unknown");
    const isOpen = deposit.state === "CREATED" || deposit.state === "PENDING";
    if (isOpen && (await moveDeposit(tx, deposit, "reject", { reason: "cancelled" })))
      await publishEvent(tx, { tenantId, memberId, kind: "order" });
  });
}
