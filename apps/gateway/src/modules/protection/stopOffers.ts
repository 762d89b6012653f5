import type { Db } from "../../db/Db.ts";
import { offerTemplateName } from "../../messages/offerTemplate.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { removeInboxTemplate } from "../../messages/inboxStore.ts";
import { giveUpWaiting } from "../../messages/outgoingMessageStore.ts";
import { lockContacts } from "./memberNameStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/**
 * Gives up the offers to a member that were not sent yet, and removes those in the inbox. It locks the member's row, as the sending of offers does, so call it first in the
 * transaction of a time-out or an exclusion: members are locked before wallets everywhere.
 */
export async function stopOffers(tx: Db, key: MemberKey): Promise<void> {
  const recipients = await lockContacts(tx, key);
  await giveUpWaiting(tx, key.tenantId, {
    template: offerTemplateName,
    recipients,
    reason: "the member takes a break",
  });
  if ((await removeInboxTemplate(tx, key, offerTemplateName)) > 0)
    await publishEvent(tx, { ...key, kind: "message.unread" });
}
