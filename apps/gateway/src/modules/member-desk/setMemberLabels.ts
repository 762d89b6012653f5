import type { MemberVersion, SetMemberLabels } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { listLabelsOf, putLabels } from "../member/index.ts";
import { endRestrictedSessions } from "../restriction/index.ts";
import { changeMember, toAuthor } from "./changeMember.ts";

/** Gives a member these labels and no others; the member's open pages follow. @throws Refusal `label.unknown`, `version.conflict` */
export async function setMemberLabels(
  { db }: Services,
  call: MerchantCall,
  { memberId, labels, version, reason }: SetMemberLabels,
): Promise<MemberVersion> {
  const { id: tenantId } = call.tenant;
  const owner = { tenantId, memberId };
  const after = await transact(db, (tx) =>
    changeMember(tx, owner, toAuthor(call, reason), version, async () => {
      const toNames = async () => (await listLabelsOf(tx, tenantId, [memberId])).map(({ names }) => names.EN);
      const before = await toNames();
      if (!(await putLabels(tx, tenantId, memberId, labels))) throw new Refusal("label.unknown");
      await endRestrictedSessions(tx, owner);
      await publishEvent(tx, { ...owner, kind: "member" });
      return { action: "set labels", before, after: await toNames() };
    }),
  );
  return { version: after };
}
