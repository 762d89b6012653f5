import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** How a merchant handles contracts. */
export interface CommissionSettings {
  /** The days until a daily salary is paid. */
  readonly payDelayDays: number;
  /** Whether uplines may let the house pay. */
  readonly platformPays: boolean;
  /** From which amount two of the staff look at a bill first, as decimal text by currency. */
  readonly reviewFrom: Readonly<Record<string, string>>;
}

/** A merchant's settings; what begins with the platform's where staff have changed nothing. */
export async function getCommissionSettings(db: Db, tenantId: string): Promise<CommissionSettings> {
  const row = await tables(db)
    .selectFrom("commission_settings")
    .select(["pay_delay_days as payDelayDays", "platform_pays as platformPays", "review_from as reviewFrom"])
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();
  return row ?? { payDelayDays: 1, platformPays: false, reviewFrom: {} };
}
