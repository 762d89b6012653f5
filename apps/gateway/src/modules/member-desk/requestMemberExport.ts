import type { AskedExport, SecureMember } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { getMember } from "../auth/index.ts";
import { notifyMember } from "../member/index.ts";
import { askExportFor } from "../security/index.ts";
import { changeMember, toAuthor } from "./changeMember.ts";
import type { Services } from "./services.ts";

/**
 * Has the file of a member's data made on his wish: the member finds it in the security centre, as one that he asks for himself;
 * staff get nothing of it. @throws Refusal `member.unknown`, `account.closed`, whose member could not fetch it
 */
export async function requestMemberExport(
  services: Services,
  call: MerchantCall,
  { memberId, reason }: SecureMember,
): Promise<AskedExport> {
  const owner = { tenantId: call.tenant.id, memberId };
  const by = toAuthor(call, reason);
  const asked = { started: false };
  await transact(services.db, async (tx) => {
    asked.started = false;
    await changeMember(tx, owner, by, undefined, async ({ state }) => {
      if (state === "CLOSED") throw new Refusal("account.closed");
      if (!(await askExportFor(tx, owner, by.actor))) return undefined;
      asked.started = true;
      const member = await getMember(tx, owner.tenantId, memberId);
      const values = { site: call.tenant.name };
      await notifyMember(tx, services, member, { kind: "security", template: "data.asked", values });
      return { action: "ask data export", before: null, after: null };
    });
  });
  services.sendSoon();
  return asked;
}
