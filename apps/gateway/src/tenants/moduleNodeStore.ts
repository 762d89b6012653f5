import type { Selectable } from "kysely";
import type { Db } from "../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** What a merchant's staff say of a node beside on and off; null for nothing. */
export type ModuleNode = Omit<Selectable<Tables["module_nodes"]>, "tenant_id">;

/** Everything said of a merchant's nodes; a node of which nothing is said is not listed. */
export async function listModuleNodes(db: Db, tenantId: string): Promise<readonly ModuleNode[]> {
  return tables(db)
    .selectFrom("module_nodes")
    .select(["mod_id", "rollout", "owner", "note"])
    .where("tenant_id", "=", tenantId)
    .orderBy("mod_id")
    .execute();
}

/** What is said of one node. */
export async function getModuleNode(db: Db, tenantId: string, modId: string): Promise<ModuleNode> {
  const row = await tables(db)
    .selectFrom("module_nodes")
    .select(["mod_id", "rollout", "owner", "note"])
    .where("tenant_id", "=", tenantId)
    .where("mod_id", "=", modId)
    .executeTakeFirst();
  return row ?? { mod_id: modId, rollout: null, owner: null, note: null };
}

/** Stores what is said of a node. */
export async function saveModuleNode(tx: Db, tenantId: string, { mod_id, ...said }: ModuleNode): Promise<void> {
  await tables(tx)
    .insertInto("module_nodes")
    .values({ tenant_id: tenantId, mod_id, ...said })
    .onConflict((conflict) => conflict.columns(["tenant_id", "mod_id"]).doUpdateSet(said))
    .execute();
}
