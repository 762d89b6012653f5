import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Session } from "../../authentication/Session.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { isExcluded } from "../protection/index.ts";
import { isBarredFromAll } from "../restriction/index.ts";
import { findMember } from "./bonusStore.ts";

/**
 * Lets players alone take part in the activities of pages: not agents, no closed or frozen account, and nobody who is barred from all games.
 * @throws Refusal `permission.denied`, `account.closed`, `account.frozen`, `promo.closed`
 */
export async function requireParticipant(db: Db, session: Session): Promise<void> {
  if (session.kind !== 0) throw new Refusal("permission.denied");
  if (session.status !== "ACTIVE") throw new Refusal(session.status === "CLOSED" ? "account.closed" : "account.frozen");
  if (await isBarredFromAll(db, session)) throw new Refusal("promo.closed");
}

/**
 * Lets staff give a bonus to a member: a player whose account is open, who takes no break from play and is not barred from all games. Others are told
 * of no offer. @throws Refusal `member.unknown`, `promotion.barred`
 */
export async function requireOffered(db: Db, key: MemberKey): Promise<void> {
  const member = await findMember(db, key);
  if (member === undefined) throw new Refusal("member.unknown");
  const mayPlay = member.kind === 0 && member.status === "ACTIVE";
  if (!mayPlay || (await isExcluded(db, key)) || (await isBarredFromAll(db, key)))
    throw new Refusal("promotion.barred");
}
