import type { DecideProposal, ListProposals, Proposal, ProposalPage } from "@marquee/contract/staff";
import { hasPermission, proposalStates } from "@marquee/contract/staff";
import { transition } from "@marquee/contract";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import type { DecidableKind } from "../../staff/ProposalKind.ts";
import { endProposal, findProposal, listStoredProposals, type StoredProposal } from "../../staff/proposalStore.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { readCursor, toCursor } from "../../staff/cursor.ts";

const pageSize = 50;

function canDecide(kinds: readonly DecidableKind[], { session, tenant }: MerchantCall, kind: string): boolean {
  const found = kinds.find((each) => each.kind === kind);
  return found !== undefined && hasPermission(session.person.grants, tenant.code, found.permission);
}

function toProposal(kinds: readonly DecidableKind[], call: MerchantCall, stored: StoredProposal): Proposal {
  const { proposedById, proposedAt, decidedAt, ...rest } = stored;
  const own = proposedById === call.session.person.id;
  return {
    ...rest,
    proposedAt: proposedAt.getTime(),
    decidedAt: decidedAt?.getTime() ?? null,
    own,
    decidable: !own && stored.state === "PROPOSED" && canDecide(kinds, call, stored.kind),
  };
}

/** A merchant's proposals, newest first. */
export async function listProposals(
  { db }: Services,
  kinds: readonly DecidableKind[],
  call: MerchantCall,
  { state, cursor }: ListProposals,
): Promise<ProposalPage> {
  const after = readCursor(cursor);
  const place = after === undefined ? undefined : { at: new Date(after.at), id: after.id };
  const rows = await listStoredProposals(db, call.tenant.id, pageSize + 1, state, place);
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  const next = rows.length > pageSize && last !== undefined ? toCursor(last.proposedAt, last.id) : null;
  return { items: items.map((row) => toProposal(kinds, call, row)), next };
}

/**
 * Decides about a proposal: nobody approves or rejects their own, and only its proposer cancels it. What it proposes is done in the
 * same transaction. @throws Refusal `proposal.own`, `permission.denied`, `state.changed`, and what the kind refuses
 */
export async function decideProposal(
  services: Services,
  kinds: readonly DecidableKind[],
  call: MerchantCall,
  { id, decision, note }: DecideProposal,
): Promise<Proposal> {
  const { db } = services;
  const { tenant, session } = call;
  await transact(db, async (tx) => {
    const found = await findProposal(tx, tenant.id, id);
    if (found === undefined) throw new Refusal("state.changed");
    const isOwn = found.proposedById === session.person.id;
    if (isOwn !== (decision === "cancel")) throw new Refusal(isOwn ? "proposal.own" : "permission.denied");
    const kind = kinds.find((each) => each.kind === found.kind);
    if (kind === undefined || (!isOwn && !canDecide(kinds, call, found.kind))) throw new Refusal("permission.denied");
    const to = transition(proposalStates, found.state, decision);
    if (to === null) throw new Refusal("state.changed", { value: { state: found.state } });
    // First, since it locks the proposal: of two decisions the second one finds it decided.
    if (!(await endProposal(tx, tenant.id, { id, to, by: session.person.id, note })))
      throw new Refusal("state.changed");
    if (decision === "approve") await kind.apply(tx, call, found);
    const act = { action: `${decision} ${found.kind}` as const, subject: found.subject, reason: note };
    await call.audit(tx, { ...act, before: { proposal: id, by: found.proposedBy }, after: found.data });
  });
  const done = await findProposal(db, tenant.id, id);
  if (done === undefined) throw new Refusal("state.changed");
  return toProposal(kinds, call, done);
}
