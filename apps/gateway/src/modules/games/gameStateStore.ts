import type { Db } from "../../db/Schema.ts";

/** Switches a merchant's game. @returns its former state; `undefined` for an unknown game */
export async function setGameState(tx: Db, tenantId: string, code: string, state: string): Promise<string | undefined> {
  const game = await tx
    .selectFrom("games")
    .select("state")
    .where("tenant_id", "=", tenantId)
    .where("code", "=", code)
    .forUpdate()
    .executeTakeFirst();
  if (game === undefined) return undefined;
  await tx.updateTable("games").set({ state }).where("tenant_id", "=", tenantId).where("code", "=", code).execute();
  return game.state;
}
