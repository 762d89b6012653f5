import { vendorTransferStates } from "@marquee/contract";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "../../../db/Db.ts";
import { createOrderStore, inTwentySeconds } from "../../../orders/createOrderStore.ts";
import { type Tables, tables } from "../tables.ts";

type Table = Tables["vendor_transfers"];

/** A stored transfer between main and vendor wallet. */
export type Transfer = Selectable<Table>;

/** What a new transfer is made of. `amount` in 1/10,000 of the unit. */
export type NewTransfer = Omit<Insertable<Table>, "state" | "ask_at">;

/** The states of a transfer that has not ended. */
export const openStates = ["CREATED", "SENT", "PENDING"] as const satisfies readonly Transfer["state"][];

/** Transfers between main and vendor wallets; of a wallet one is open at a time (WL-04). */
export const transfers = createOrderStore<Transfer, Insertable<Table>, Updateable<Table>>()({
  table: "vendor_transfers",
  tag: "VendorTransfers",
  number: "transfer_id",
  references: [],
  choices: { vendor: "vendor", direction: "direction", currency: "currency" },
  steps: "vendor_transfer_steps",
  hasReason: true,
  states: vendorTransferStates,
  asked: openStates,
  firstAsk: inTwentySeconds,
});

/** Counts one more question about a transfer. */
export async function noteAsked(db: Db, transfer: Transfer): Promise<void> {
  await transfers.change(db, transfer, { asked: sql<number>`asked + 1` });
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
