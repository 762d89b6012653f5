import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { removeSome } from "../../jobs/retentionStore.ts";
import { tables } from "./tables.ts";

type Where = Pick<Tenant, "id" | "timeZone">;

const toDay = ({ timeZone }: Where) => sql<string>`(clock_timestamp() at time zone ${timeZone})::date`;

/** Whether an address has used up its registrations of the day, on the merchant's calendar. Checked before any expensive work. */
export async function isRegistrationFull(db: Db, tenant: Where, addressKey: string, most: number): Promise<boolean> {
  const row = await tables(db)
    .selectFrom("registration_days")
    .select("members")
    .where("tenant_id", "=", tenant.id)
    .where("address_key", "=", addressKey)
    .where("day", "=", toDay(tenant))
    .executeTakeFirst();
  return row !== undefined && row.members >= most;
}

/**
 * Counts a registration in the transaction that creates the member: the row stays locked until it ends, so that parallel
 * ones from one address wait for each other, at all gateways.
 *
 * @throws Refusal `register.limit.ip`
 */
export async function countRegistration(tx: Db, tenant: Where, addressKey: string, most: number): Promise<void> {
  const counted = await tables(tx)
    .insertInto("registration_days")
    .values({ tenant_id: tenant.id, address_key: addressKey, day: toDay(tenant), members: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "address_key", "day"])
        .doUpdateSet({ members: sql<number>`registration_days.members + 1` })
        .where("registration_days.members", "<", most),
    )
    .returning("members")
    .executeTakeFirst();
  if (counted === undefined) throw new Refusal("register.limit.ip");
}

/** Removes a bounded number of counters of past days. @returns how many rows */
export async function removeOldDays(db: Db, days: number): Promise<number> {
  return removeSome(db, "registration_days", sql`day < current_date - ${days}::int`);
}
