import type { ErasedMember } from "../../authentication/EraseMember.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Keeps what an agent notes of a member; an empty note removes the former. */
export async function putRemark(
  db: Db,
  { tenantId, memberId: agentId }: MemberKey,
  memberId: string,
  remark: string,
): Promise<void> {
  if (remark === "") {
    await tables(db)
      .deleteFrom("agent_remarks")
      .where("tenant_id", "=", tenantId)
      .where("agent_id", "=", agentId)
      .where("member_id", "=", memberId)
      .execute();
    return;
  }
  await tables(db)
    .insertInto("agent_remarks")
    .values({ tenant_id: tenantId, agent_id: agentId, member_id: memberId, remark })
    .onConflict((conflict) => conflict.columns(["tenant_id", "agent_id", "member_id"]).doUpdateSet({ remark }))
    .execute();
}

/** Removes what a member noted of others, and what others noted of the member. */
export async function eraseRemarks(tx: Db, { tenantId, memberId }: ErasedMember): Promise<void> {
  await tables(tx)
    .deleteFrom("agent_remarks")
    .where("tenant_id", "=", tenantId)
    .where((eb) => eb.or([eb("agent_id", "=", memberId), eb("member_id", "=", memberId)]))
    .execute();
}
