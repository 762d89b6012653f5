import type { Session } from "../../authentication/Session.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { isBarredFromAll } from "../restriction/index.ts";

/**
 * Lets players alone take part in the activities of pages: not agents, no closed or frozen account, and nobody who is barred from all games.
 * @throws Refusal `permission.denied`, `account.closed`, `account.frozen`, `promo.closed`
 */
export async function requireParticipant(db: Db, session: Session): Promise<void> {
  if (session.kind !== 0) throw new Refusal("permission.denied");
  if (session.status !== "ACTIVE") throw new Refusal(session.status === "CLOSED" ? "account.closed" : "account.frozen");
  if (await isBarredFromAll(db, session)) throw new Refusal("promo.closed");
}
