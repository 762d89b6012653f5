import { type EventOf, transition, vendorTransferStates } from "@marquee/contract";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../../db/Db.ts";
import type { MemberKey } from "../../../identity/MemberKey.ts";
import { type Tables, tables } from "../tables.ts";

/** A stored transfer between main and vendor wallet. */
export type Transfer = Selectable<Tables["vendor_transfers"]>;

/** Names a transfer. */
export interface TransferKey {
  readonly tenantId: string;
  readonly transferId: string;
}

/** What a new transfer is made of. `amount` in 1/10,000 of the unit. */
export type NewTransfer = Pick<
  Transfer,
  "tenant_id" | "transfer_id" | "member_id" | "vendor" | "direction" | "currency"
> & { readonly amount: bigint };

/** Longer than a vendor is waited for: until then a transfer belongs to the call that made it. */
const firstAsk = sql<Date>`clock_timestamp() + interval '20 seconds'`;

/** The states of a transfer that has not ended. */
export const openStates = ["CREATED", "SENT", "PENDING"] as const;

/** Stores a transfer, unless another one of the wallet is open. @returns whether it is stored */
export async function addTransfer(tx: Db, transfer: NewTransfer): Promise<boolean> {
  const added = await tables(tx)
    .insertInto("vendor_transfers")
    .values({ ...transfer, state: vendorTransferStates.initial, ask_at: firstAsk })
    .onConflict((conflict) => conflict.doNothing())
    .returning("transfer_id")
    .executeTakeFirst();
  return added !== undefined;
}

/** A transfer; of one member, where that is named. `lock` holds it until the transaction ends. */
export async function findTransfer(
  db: Db,
  { tenantId, transferId }: TransferKey,
  { memberId, lock = false }: { readonly memberId?: string; readonly lock?: boolean } = {},
): Promise<Transfer | undefined> {
  let rows = tables(db)
    .selectFrom("vendor_transfers")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("transfer_id", "=", transferId);
  if (memberId !== undefined) rows = rows.where("member_id", "=", memberId);
  return (lock ? rows.forUpdate() : rows).executeTakeFirst();
}

/** Moves a transfer by an event of its table. @returns false when it may not happen in the transfer's state any more */
export async function moveTransfer(
  tx: Db,
  transfer: Transfer,
  event: EventOf<typeof vendorTransferStates>,
  reason = "",
): Promise<boolean> {
  const to = transition(vendorTransferStates, transfer.state, event);
  if (to === null) return false;
  const { numUpdatedRows } = await tables(tx)
    .updateTable("vendor_transfers")
    .set({ state: to, reason, changed_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", transfer.tenant_id)
    .where("transfer_id", "=", transfer.transfer_id)
    .where("state", "=", transfer.state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Transfers about which the vendor is to be asked by now; each is put off, so that another gateway asks about others. */
export async function takeUnknown(db: Db, limit: number): Promise<readonly Transfer[]> {
  return tables(db)
    .updateTable("vendor_transfers")
    .set({
      asked: sql<number>`asked + 1`,
      // 20 seconds, then longer each time, up to ten minutes.
      ask_at: sql<Date>`clock_timestamp() + least(600, 20 * power(2, least(asked, 5))) * interval '1 second'`,
    })
    .where(
      sql<boolean>`(tenant_id, transfer_id) in (
        select tenant_id, transfer_id from vendor_transfers
        where state in ('CREATED', 'SENT', 'PENDING') and ask_at < clock_timestamp()
        order by ask_at limit ${limit} for update skip locked)`,
    )
    .returningAll()
    .execute();
}

/** Counts one more question about a transfer. */
export async function noteAsked(db: Db, { tenantId, transferId }: TransferKey): Promise<void> {
  await tables(db)
    .updateTable("vendor_transfers")
    .set({ asked: sql<number>`asked + 1` })
    .where("tenant_id", "=", tenantId)
    .where("transfer_id", "=", transferId)
    .execute();
}

/** What open transfers of a member hold in each vendor's wallet: it is on its way in or out. In 1/10,000 of the unit. */
export async function listHeld(db: Db, tenantId: string, memberId: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tables(db)
    .selectFrom("vendor_transfers")
    .select(["vendor", ({ fn }) => fn.sum<string>("amount").as("held")])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("state", "in", openStates)
    .groupBy("vendor")
    .execute();
  return new Map(rows.map(({ vendor, held }) => [vendor, BigInt(held)]));
}

/** A page of a member's transfers, newest first, and how many there are. */
export async function listMemberTransfers(
  db: Db,
  { tenantId, memberId }: MemberKey,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly Transfer[]; readonly count: number }> {
  const all = tables(db)
    .selectFrom("vendor_transfers")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId);
  const rows = await all
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("transfer_id")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await all.select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

/** A transfer with the name of who made it. */
export type ListedTransfer = Transfer & { readonly username: string };

const listed = (db: Db, tenantId: string) =>
  tables(db)
    .selectFrom("vendor_transfers as t")
    .innerJoin("members as m", (join) =>
      join.onRef("m.tenant_id", "=", "t.tenant_id").onRef("m.id", "=", "t.member_id"),
    )
    .selectAll("t")
    .select("m.username")
    .where("t.tenant_id", "=", tenantId);

/** A merchant's transfers, newest first; those behind a place. */
export async function listTransferPage(
  db: Db,
  tenantId: string,
  limit: number,
  {
    state,
    after,
  }: {
    readonly state: Transfer["state"] | undefined;
    readonly after: { readonly at: Date; readonly orderNo: string } | undefined;
  },
): Promise<readonly ListedTransfer[]> {
  let rows = listed(db, tenantId);
  if (state !== undefined) rows = rows.where("t.state", "=", state);
  if (after !== undefined)
    rows = rows.where(sql<boolean>`(t.created_at, t.transfer_id) < (${after.at}, ${after.orderNo})`);
  return rows.orderBy("t.created_at", "desc").orderBy("t.transfer_id", "desc").limit(limit).execute();
}

/** One transfer as the list shows it. */
export async function getListedTransfer(
  db: Db,
  { tenantId, transferId }: TransferKey,
): Promise<ListedTransfer | undefined> {
  return listed(db, tenantId).where("t.transfer_id", "=", transferId).executeTakeFirst();
}
