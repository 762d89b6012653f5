import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { toMessageMoney } from "../../messages/MessageTemplate.ts";
import { getMember } from "../auth/index.ts";
import { notifyMember } from "../member/index.ts";
import type { Services } from "./services.ts";

/** Money that was given in a chat room; `each` in 1/10,000 of the unit. */
interface Gift {
  readonly tenantId: string;
  readonly giverId: string;
  readonly receiverIds: readonly string[];
  readonly currency: string;
  readonly each: bigint;
}

/** Tells the giver and all receivers, in the transaction that moves the money. Nobody is named: the room says who a person is. */
export async function tellGift(
  tx: Db,
  services: Pick<Services, "messages">,
  site: string,
  { tenantId, giverId, receiverIds, currency, each }: Gift,
): Promise<void> {
  const tell = async (memberId: string, template: string, amount: bigint): Promise<void> => {
    const values = { site, amount: toMessageMoney(amount, currency) };
    await notifyMember(tx, services, await getMember(tx, tenantId, memberId), { kind: "account", template, values });
    await publishEvent(tx, { tenantId, memberId, kind: "order" });
  };
  await tell(giverId, "chat.tip.sent", each * BigInt(receiverIds.length));
  for (const id of receiverIds) await tell(id, "chat.tip.received", each);
}
