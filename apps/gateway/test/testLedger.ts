import type { Database, Migration } from "@marquee/database";
import { openTestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { inject } from "vitest";
import { gatewayRole } from "../src/db/role.ts";
import { migrations } from "../src/db/migrations.ts";
import { toHouseAccount, toMemberAccount } from "../src/ledger/accounts.ts";
import { openAccounts, postTransfer, type Posting } from "../src/ledger/postTransfer.ts";

/** A new database with the ledger in it, or with a changed ledger. */
export async function openTestLedger(changed?: readonly Migration[]): Promise<Database<unknown>> {
  return openTestDatabase<unknown>(inject("testSource"), {
    migrations: changed ?? migrations,
    role: gatewayRole,
    empty: changed !== undefined,
  });
}

/** The main account of a member of these tests. */
export function mainOf(member: string): string {
  return toMemberAccount("real", member, "main");
}

/** Two postings that move `amount` from one account to another. */
export function move(from: string, to: string, amount: bigint): readonly Posting[] {
  return [
    { account: from, asset: "VND", kind: "ADJUST", amount: -amount },
    { account: to, asset: "VND", kind: "ADJUST", amount },
  ];
}

/** The house account of these tests. */
export const house = toHouseAccount("real", "brand", "adjust");

/** Opens the main account of each member and puts `amount` into it. */
export async function fund(
  { db }: Database<unknown>,
  tenant: string,
  members: readonly string[],
  amount: bigint,
): Promise<void> {
  await openAccounts(
    db,
    members.map((member) => ({ tenant, account: mainOf(member), asset: "VND" })),
  );
  for (const member of members) {
    const postings = move(house, mainOf(member), amount);
    if (amount > 0n) await postTransfer(db, { tenant, scope: "fund", key: member, ref: "fund", postings });
  }
}

/** A member's balance as the ledger holds it. */
export async function balanceOf({ db }: Database<unknown>, tenant: string, member: string): Promise<bigint> {
  const { rows } = await sql<{ balance: string }>`
    select balance from ledger.accounts where tenant_id = ${tenant} and account = ${mainOf(member)}`.execute(db);
  return BigInt(rows[0]?.balance ?? "-1");
}
