import { transact } from "@marquee/database";
import type { Db } from "../db/Schema.ts";
import type { MerchantCall } from "./StaffCall.ts";
import { addProposal, type NewProposal } from "./proposalStore.ts";

/** Stores a proposal and its line of the audit log; sent again with the same id it is stored once. */
export async function propose(
  db: Db,
  call: MerchantCall,
  proposal: Omit<NewProposal, "proposedById">,
): Promise<{ readonly id: string }> {
  const { id, kind, subject, data, reason } = proposal;
  await transact(db, async (tx) => {
    const isNew = await addProposal(tx, call.tenant.id, { ...proposal, proposedById: call.session.person.id });
    if (isNew) await call.audit(tx, { action: `propose ${kind}`, subject, reason, after: data });
  });
  return { id };
}
