import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { toMessageMoney } from "../../messages/MessageTemplate.ts";
import { getMember } from "../auth/index.ts";
import { notifyMember } from "../member/index.ts";
import type { Services } from "./services.ts";
import { toTeamTransfer } from "./toTeamTransfer.ts";
import { getSideTransfer, type NewTransfer } from "./transferStore.ts";

/** Tells both members of a stored transfer, in its transaction: each reads the other's name as the own list shows it. */
export async function tellBoth(
  tx: Db,
  services: Pick<Services, "messages">,
  site: string,
  { tenantId, transferId, senderId, receiverId, currency, amount }: Omit<NewTransfer, "note">,
): Promise<void> {
  const sides = [
    ["OUT", senderId, "agent.transfer.sent"],
    ["IN", receiverId, "agent.transfer.received"],
  ] as const;
  for (const [side, memberId, template] of sides) {
    const member = await getMember(tx, tenantId, memberId);
    const { account } = toTeamTransfer(
      await getSideTransfer(tx, { tenantId, memberId }, transferId, side),
      member.kind,
    );
    const values = { site, account, amount: toMessageMoney(amount, currency) };
    await notifyMember(tx, services, member, { kind: "account", template, values });
    await publishEvent(tx, { tenantId, memberId, kind: "order" });
  }
}
