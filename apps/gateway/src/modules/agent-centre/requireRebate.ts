import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { getRebate } from "../agent/index.ts";

/** Lets an agent give a rebate from `least` up to its own. @throws Refusal `agent.rebate.range` with both in its value, in hundredths of a percent */
export async function requireRebate(db: Db, agent: MemberKey, rebate: number, least = 0): Promise<void> {
  const most = await getRebate(db, agent);
  if (rebate < least || rebate > most) throw new Refusal("agent.rebate.range", { value: { least, most } });
}
