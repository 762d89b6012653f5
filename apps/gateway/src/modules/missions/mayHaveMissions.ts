import { isAgentKind } from "@marquee/contract";
import type { Session } from "../../authentication/Session.ts";
import type { Db } from "../../db/Db.ts";
import { isExcluded } from "../protection/index.ts";
import { isBarredFromAll } from "../restriction/index.ts";
import { getStatus } from "./offerStore.ts";

/** Whether missions and challenges are anything for a member: agents, and members whose account is frozen, who take a time-out, have excluded themselves or are barred from all games, are offered none. */
export async function mayHaveMissions(db: Db, session: Session): Promise<boolean> {
  return (
    !isAgentKind(session.kind) &&
    (await getStatus(db, session)) === "ACTIVE" &&
    !(await isExcluded(db, session)) &&
    !(await isBarredFromAll(db, session))
  );
}
