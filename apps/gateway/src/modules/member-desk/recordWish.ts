import { hasTrialMoney, type Protection } from "@marquee/contract";
import type { MemberVersion, RecordWish } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MessageTemplate } from "../../messages/MessageTemplate.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { getMember } from "../auth/index.ts";
import { notifyMember } from "../member/index.ts";
import { lowerLimit, showProtection, spreadExclusions, startExclusion } from "../protection/index.ts";
import { noteChange, toAuthor } from "./changeMember.ts";
import { holdMember } from "./changeStore.ts";
import type { Services } from "./services.ts";

/** Tells a member that his wish is in force. */
export const wishTemplate: MessageTemplate = {
  name: "wish.recorded",
  subject: /*i18n*/ "{site}: your wish is in force",
  text: /*i18n*/ "Customer service has recorded your wish to protect your play at {site}, and it is in force now. The member centre shows your limits, your time-out and your self-exclusion. If you did not ask for it, contact us.",
  secrets: [],
};

/** What stands in the log of how a member is protected. */
const toLogged = ({ limits, timeoutUntil, exclusion }: Protection) => ({
  limits: limits.map(({ kind, period, amount, next }) => ({ kind, period, amount, asked: next?.amount ?? null })),
  timeoutUntil,
  exclusion,
});

async function begin(
  tx: Db,
  { tenant }: MerchantCall,
  owner: MemberKey & { readonly currency: string },
  { wish }: RecordWish,
) {
  if (wish.kind !== "LIMIT") return startExclusion(tx, owner, wish);
  return lowerLimit(tx, tenant, owner, { kind: wish.limit, period: wish.period, amount: wish.amount });
}

/**
 * Records what a member wished of staff, which is in force at once as his own limit, time-out or exclusion. It only
 * protects more: nothing in force is lifted, shortened or raised.
 * @throws Refusal `fields`, `member.unknown`, `account.closed` for an erased one, `function.not.available`, `protection.looser`
 */
export async function recordWish(services: Services, call: MerchantCall, asked: RecordWish): Promise<MemberVersion> {
  const { memberId, channel, note } = asked;
  const owner = { tenantId: call.tenant.id, memberId };
  const version = await transact(services.db, async (tx) => {
    const member = await holdMember(tx, owner);
    if (member === undefined) throw new Refusal("member.unknown");
    if (member.erased) throw new Refusal("account.closed");
    // A guest plays for nothing: there is nothing to protect, as on his own pages.
    if (hasTrialMoney(member.kind)) throw new Refusal("function.not.available");
    const before = toLogged(await showProtection(tx, owner));
    await begin(tx, call, { ...owner, currency: member.currency }, asked);
    const after = { ...toLogged(await showProtection(tx, owner)), channel };
    const values = { site: call.tenant.name };
    const told = await getMember(tx, owner.tenantId, memberId);
    await notifyMember(tx, services, told, { kind: "security", template: wishTemplate.name, values });
    return noteChange(tx, owner, toAuthor(call, note), member.username, { action: "record wish", before, after });
  });
  services.sendSoon();
  // What is interrupted here a job does.
  await spreadExclusions(services.db, owner);
  return { version };
}
