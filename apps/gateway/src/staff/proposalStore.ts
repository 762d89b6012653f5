import type { ProposalKindName, ProposalState } from "@marquee/contract/staff";
import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { publishDeskChange } from "../events/publishDeskChange.ts";
import type { ProposalData } from "./ProposalKind.ts";
import { mostRemoved } from "../jobs/retentionStore.ts";
import { mostWaiting, type WaitingItem, type WaitingItems } from "./WaitingLine.ts";
import { tables } from "./tables.ts";

/** A stored proposal with the people's mail addresses. */
export interface StoredProposal {
  readonly id: string;
  readonly kind: ProposalKindName;
  readonly subject: string;
  readonly data: ProposalData;
  readonly reason: string;
  readonly state: ProposalState;
  readonly proposedById: string;
  readonly proposedBy: string;
  readonly proposedAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly note: string;
}

/** A proposal as it is made. */
export interface NewProposal extends Pick<StoredProposal, "id" | "kind" | "subject" | "data" | "reason"> {
  readonly proposedById: string;
}

/** Stores a proposal. @returns false if there is one with this id */
export async function addProposal(tx: Db, tenantId: string, proposal: NewProposal): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("proposals")
    .values({
      tenant_id: tenantId,
      id: proposal.id,
      kind: proposal.kind,
      subject: proposal.subject,
      data: JSON.stringify(proposal.data),
      reason: proposal.reason,
      state: "PROPOSED",
      proposed_by: proposal.proposedById,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) await publishDeskChange(tx, tenantId, "Proposals");
  return numInsertedOrUpdatedRows === 1n;
}

const selectProposals = (db: Db, tenantId: string) =>
  tables(db)
    .selectFrom("proposals as p")
    .innerJoin("staff as proposer", "proposer.id", "p.proposed_by")
    .leftJoin("staff as decider", "decider.id", "p.decided_by")
    .select([
      "p.id",
      "p.kind",
      "p.subject",
      "p.data",
      "p.reason",
      "p.state",
      "p.proposed_by as proposedById",
      "proposer.email as proposedBy",
      "p.proposed_at as proposedAt",
      "decider.email as decidedBy",
      "p.decided_at as decidedAt",
      "p.note",
    ])
    .where("p.tenant_id", "=", tenantId);

/** A merchant's proposal. */
export async function findProposal(db: Db, tenantId: string, id: string): Promise<StoredProposal | undefined> {
  return selectProposals(db, tenantId).where("p.id", "=", id).executeTakeFirst();
}

/** Where a page of proposals begins: after this one. */
export interface ProposalPlace {
  readonly at: Date;
  readonly id: string;
}

/** A merchant's proposals, newest first. */
export async function listStoredProposals(
  db: Db,
  tenantId: string,
  most: number,
  state: ProposalState | undefined,
  after: ProposalPlace | undefined,
): Promise<readonly StoredProposal[]> {
  let query = selectProposals(db, tenantId);
  if (state !== undefined) query = query.where("p.state", "=", state);
  if (after !== undefined) query = query.where(sql<boolean>`(p.proposed_at, p.id) < (${after.at}, ${after.id}::uuid)`);
  return query.orderBy("p.proposed_at", "desc").orderBy("p.id", "desc").limit(most).execute();
}

/** How many proposals of a merchant there are. */
export async function countProposals(db: Db, tenantId: string, state: ProposalState | undefined): Promise<number> {
  let query = tables(db)
    .selectFrom("proposals")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("tenant_id", "=", tenantId);
  if (state !== undefined) query = query.where("state", "=", state);
  return (await query.executeTakeFirstOrThrow()).count;
}

/** Ends a proposal that is still open. @returns false if it was decided in the meantime */
export async function endProposal(
  tx: Db,
  tenantId: string,
  { id, to, by, note }: { readonly id: string; readonly to: ProposalState; readonly by: string; readonly note: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("proposals")
    .set({ state: to, decided_by: by, decided_at: sql<Date>`clock_timestamp()`, note })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("state", "=", "PROPOSED")
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await publishDeskChange(tx, tenantId, "Proposals");
  return numUpdatedRows === 1n;
}

/** Ends a bounded number of proposals that nobody decided within so many days. @returns how many */
export async function expireProposals(db: Db, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update proposals p set state = 'EXPIRED', decided_at = clock_timestamp() from (
      select tenant_id, id from proposals
      where state = 'PROPOSED' and proposed_at < clock_timestamp() - ${days} * interval '1 day' limit ${mostRemoved}
    ) old where p.tenant_id = old.tenant_id and p.id = old.id and p.state = 'PROPOSED'`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** The proposal of a kind that waits for a decision; the oldest of several. */
export async function findWaitingProposal(
  db: Db,
  tenantId: string,
  kind: ProposalKindName,
): Promise<StoredProposal | undefined> {
  return selectProposals(db, tenantId)
    .where("p.kind", "=", kind)
    .where("p.state", "=", "PROPOSED")
    .orderBy("p.proposed_at")
    .limit(1)
    .executeTakeFirst();
}

/** How many proposals of a merchant wait for a decision. */
export async function countOpenProposals(db: Db, tenantId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from proposals p where p.tenant_id = ${tenantId} and p.state = 'PROPOSED' limit ${mostWaiting}
    ) p`.execute(db);
  return rows[0]?.count ?? 0;
}

const waiting = (db: Db, tenantId: string) =>
  tables(db)
    .selectFrom("proposals as p")
    .select(["p.id", "p.kind", "p.proposed_at"])
    .where("p.tenant_id", "=", tenantId)
    .where("p.state", "=", "PROPOSED");

const toWaiting = (row: { readonly id: string; readonly kind: string; readonly proposed_at: Date }): WaitingItem => ({
  subject: row.id,
  at: row.proposed_at,
  about: row.kind,
});

/** The proposals of a merchant that wait for a decision. */
export const waitingProposals: WaitingItems = {
  list: async (db, tenantId, limit) =>
    (await waiting(db, tenantId).orderBy("p.proposed_at").limit(limit).execute()).map(toWaiting),
  find: async (db, tenantId, id) => {
    const row = await waiting(db, tenantId)
      .where(sql<boolean>`p.id::text = ${id}`)
      .executeTakeFirst();
    return row === undefined ? undefined : toWaiting(row);
  },
};
