import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type NamedContract, selectContracts } from "./contractStore.ts";
import { tables } from "./tables.ts";

/** Whether the downline's nearest agent above is no longer the contract's upline. */
const isApart = sql<boolean>`c.upline_id is distinct from (
  select l.agents[cardinality(l.agents) - case when l.agent_id = d.id then 1 else 0 end]
  from agent_lines l where l.tenant_id = d.tenant_id and l.id = d.line_id)`;

/** The contracts that go on, or wait, between sides that are no longer direct agents of each other. */
export async function listMovedContracts(tx: Db, tenantId: string): Promise<readonly NamedContract[]> {
  return selectContracts(tx)
    .where("c.tenant_id", "=", tenantId)
    .where("c.state", "in", ["REQUESTED", "IN_FORCE", "CHANGE_REQUESTED", "END_REQUESTED"])
    .where(isApart)
    .orderBy("c.created_at")
    .orderBy("c.id")
    .execute();
}

/** Ends now what has been ended and still pays, between such sides. */
export async function endMovedEarlier(tx: Db, tenantId: string): Promise<void> {
  const moved = selectContracts(tx)
    .where("c.tenant_id", "=", tenantId)
    .where("c.ends_at", ">", sql<Date>`clock_timestamp()`)
    .where(isApart);
  await tables(tx)
    .updateTable("contracts")
    .set({ ends_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("id", "in", moved.clearSelect().select("c.id"))
    .execute();
}
