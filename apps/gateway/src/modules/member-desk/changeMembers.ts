import type { ChangedMembers, LabelMembers, SetMemberStates } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { listLabelsOf, listStoredLabels, putLabels } from "../member/index.ts";
import { endRestrictedSessions } from "../restriction/index.ts";
import { changeMember, toAuthor } from "./changeMember.ts";
import { moveMember } from "./setMemberState.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/** Refusals that concern one member of many. */
const own: readonly string[] = ["member.unknown", "state.changed"];

/**
 * Changes members in one transaction, in the order of their ids, in which everybody locks them. `change` answers whether it did anything.
 */
async function changeEach(
  db: Db,
  { tenant }: MerchantCall,
  memberIds: readonly string[],
  change: (tx: Db, owner: MemberKey) => Promise<boolean>,
): Promise<ChangedMembers> {
  return transact(db, async (tx) => {
    const done: ChangedMembers = { changed: [], left: [] };
    for (const memberId of memberIds.toSorted()) {
      const isChanged = await change(tx, { tenantId: tenant.id, memberId }).catch((error: unknown) => {
        if (error instanceof Refusal && own.includes(error.code)) return false;
        throw error;
      });
      done[isChanged ? "changed" : "left"].push(memberId);
    }
    return done;
  });
}

/** Freezes many members or ends that, each with a line of the audit log; who is in another state is left. */
export async function setMemberStates(
  { db, sessions }: Services,
  call: MerchantCall,
  { memberIds, event, reason }: SetMemberStates,
): Promise<ChangedMembers> {
  const done = await changeEach(db, call, memberIds, async (tx, owner) => {
    await moveMember(tx, owner, event, toAuthor(call, reason));
    return true;
  });
  for (const memberId of done.changed) sessions.forget({ tenantId: call.tenant.id, memberId });
  return done;
}

/**
 * Gives many members a label or takes it from them, each with a line of the audit log; their other labels stay.
 * @throws Refusal `label.unknown`
 */
export async function labelMembers(
  { db }: Services,
  call: MerchantCall,
  { memberIds, label, carried, reason }: LabelMembers,
): Promise<ChangedMembers> {
  const { id: tenantId } = call.tenant;
  if (!(await listStoredLabels(db, tenantId)).some(({ id }) => id === label)) throw new Refusal("label.unknown");
  return changeEach(db, call, memberIds, async (tx, owner) => {
    let isChanged = false;
    await changeMember(tx, owner, toAuthor(call, reason), undefined, async () => {
      const before = await listLabelsOf(tx, tenantId, [owner.memberId]);
      if (before.some(({ id }) => id === label) === carried) return undefined;
      const others = before.map(({ id }) => id).filter((id) => id !== label);
      if (!(await putLabels(tx, tenantId, owner.memberId, carried ? [...others, label] : others)))
        throw new Refusal("label.unknown");
      await endRestrictedSessions(tx, owner);
      await publishEvent(tx, { ...owner, kind: "member" });
      isChanged = true;
      const after = await listLabelsOf(tx, tenantId, [owner.memberId]);
      const [from, to] = [before, after].map((labels) => labels.map(({ names }) => names.EN));
      return { action: "set labels", before: from, after: to };
    });
    return isChanged;
  });
}
