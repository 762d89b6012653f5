import type { Session } from "../../authentication/Session.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { requireNotExcluded } from "../protection/index.ts";

/**
 * Lets a member into chats: players alone, whom no time-out and no exclusion keeps from them (CH-06, CH-07, decision Q-7). Call it in a
 * transaction. @throws Refusal `chat.agent.refused`, `rg.timeout`, `rg.self.excluded`
 */
export async function requireChatter(tx: Db, session: Session): Promise<void> {
  if (session.kind !== 0) throw new Refusal("chat.agent.refused");
  await requireNotExcluded(tx, session);
}
