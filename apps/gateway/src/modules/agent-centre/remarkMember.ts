import type { RemarkMember } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { putRemark } from "./remarkStore.ts";
import { requireInTeam } from "../agent/index.ts";
import { requireAgent } from "./requireAgent.ts";

/** Keeps the calling agent's private note of an account of the team. @throws Refusal `permission.denied` */
export async function remarkMember(
  db: Db,
  call: Call,
  { account, remark }: RemarkMember,
): Promise<Record<string, never>> {
  const agent = requireAgent(call);
  const { id } = await requireInTeam(db, agent, account);
  await putRemark(db, agent, id, remark.trim());
  return {};
}
