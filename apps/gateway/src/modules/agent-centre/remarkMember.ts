import type { RemarkMember } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { putRemark } from "./remarkStore.ts";
import { requireInTeam } from "../agent/index.ts";

/** Keeps the calling agent's private note of an account of the team. @throws Refusal `permission.denied` */
export async function remarkMember(
  db: Db,
  call: Call,
  { account, remark }: RemarkMember,
): Promise<Record<string, never>> {
  const agent = requireSession(call);
  const { id } = await requireInTeam(db, agent, account);
  await putRemark(db, agent, id, remark.trim());
  return {};
}
