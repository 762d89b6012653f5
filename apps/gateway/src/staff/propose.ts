import { isDeepStrictEqual } from "node:util";
import { transact } from "@marquee/database";
import type { Db } from "../db/Db.ts";
import { Refusal } from "../http/Refusal.ts";
import type { MerchantCall } from "./StaffCall.ts";
import { addProposal, findProposal, type NewProposal } from "./proposalStore.ts";

type Wanted = Omit<NewProposal, "proposedById">;

/** Whether the same person has proposed just this by this id. */
async function isStored(tx: Db, call: MerchantCall, { id, kind, subject, data, reason }: Wanted): Promise<boolean> {
  const stored = await findProposal(tx, call.tenant.id, id);
  if (stored?.proposedById !== call.session.person.id) return false;
  const [known, wanted] = [stored, { kind, subject, data, reason }].map((each) =>
    JSON.parse(JSON.stringify({ kind: each.kind, subject: each.subject, data: each.data, reason: each.reason })),
  );
  return isDeepStrictEqual(known, wanted);
}

/**
 * Stores a proposal and its line of the audit log; sent again with the same id it is stored once.
 * @throws Refusal `idempotency.conflict` for another content, or somebody else, with an id that is there
 */
export async function propose(db: Db, call: MerchantCall, proposal: Wanted): Promise<{ readonly id: string }> {
  const { id, kind, subject, data, reason } = proposal;
  await transact(db, async (tx) => {
    if (await addProposal(tx, call.tenant.id, { ...proposal, proposedById: call.session.person.id }))
      await call.audit(tx, { action: `propose ${kind}`, subject, reason, after: data });
    else if (!(await isStored(tx, call, proposal))) throw new Refusal("idempotency.conflict");
  });
  return { id };
}
