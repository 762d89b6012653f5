import { depositStates } from "@marquee/contract";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { MemberKey } from "../../../authentication/MemberKey.ts";
import type { Db } from "../../../db/Db.ts";
import { createOrderStore, inTwentySeconds } from "../../../orders/createOrderStore.ts";
import { type Tables, tables } from "../tables.ts";

type Table = Tables["deposits"];

/** A stored deposit. */
export type Deposit = Selectable<Table>;

/** The states in which a deposit waits for a payment. */
export const openStates = ["CREATED", "PENDING"] as const satisfies readonly Deposit["state"][];

/** Deposits, with what has happened to each (contract 3.7). */
export const deposits = createOrderStore<Deposit, Insertable<Table>, Updateable<Table>>()({
  table: "deposits",
  tag: "Deposits",
  number: "order_no",
  references: ["provider_ref", "linked_order_no"],
  choices: { type: "type", provider: "provider", currency: "currency", decidedBy: "decided_by" },
  steps: "deposit_steps",
  states: depositStates,
  asked: openStates,
  firstAsk: inTwentySeconds,
});

/** What all pages of a list bring: what was paid, without the fees. */
export const creditedSum = sql<
  string | null
>`sum(coalesce(paid_amount, amount) - fee) filter (where state = 'CREDITED')`;

/** What a new deposit is made of. `amount` and `fee` in 1/10,000 of the unit. */
export type NewDeposit = Omit<Insertable<Table>, "state" | "ask_at">;

/** Stores a deposit that the provider is about to be asked for. */
export async function addDeposit(tx: Db, deposit: NewDeposit): Promise<Deposit> {
  const added = await deposits.add(tx, deposit);
  if (added === undefined) throw new Error(`deposit ${deposit.order_no} is stored already`);
  return added;
}

/** The deposit of a provider's payment, locked until the transaction ends. */
export async function findByReference(
  tx: Db,
  tenantId: string,
  provider: string,
  providerRef: string,
): Promise<Deposit | undefined> {
  return tables(tx)
    .selectFrom("deposits")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("provider", "=", provider)
    .where("provider_ref", "=", providerRef)
    .forUpdate()
    .executeTakeFirst();
}

/** A member's last deposit that was credited: when it was ordered, and what was paid without the fee, in 1/10,000 of the unit. */
export async function findLastDeposit(
  db: Db,
  { tenantId, memberId }: MemberKey,
): Promise<{ readonly at: Date; readonly amount: bigint } | undefined> {
  const row = await tables(db)
    .selectFrom("deposits")
    .select(["created_at", sql<string>`coalesce(paid_amount, amount) - fee`.as("credit")])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("state", "=", "CREDITED")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { at: row.created_at, amount: BigInt(row.credit) };
}

/** Stores what the provider says against what is stored; the empty text when staff have settled it. */
export async function changeContradiction(tx: Db, deposit: Deposit, contradiction: string): Promise<void> {
  await deposits.change(tx, deposit, { contradiction: contradiction.slice(0, 300) });
}

/** Whether the account of a deposit's member is open, and neither frozen nor closed. */
export async function isOwnerActive(tx: Db, { tenant_id, member_id }: Deposit): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom("members")
    .select("status")
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", member_id)
    .executeTakeFirst();
  return row?.status === "ACTIVE";
}
