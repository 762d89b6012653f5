import {
  agentLimits,
  type CreatedLink,
  type CreateLink,
  type LinkMembers,
  type LinkMembersRequest,
  type UpdateLink,
} from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import {
  addLink,
  changeLink,
  countLinks,
  findLinkTerms,
  listLinkMemberPage,
  lockMaker,
  toCodeKey,
  toInvitationUrl,
} from "../agent/index.ts";
import { requireRebate } from "./requireRebate.ts";

/** Makes a link of the calling agent's own. @throws Refusal `agent.rebate.range`, `agent.links.limit` */
export async function beginLink(
  call: Call,
  { rebate, remark = "" }: CreateLink,
): Promise<(tx: Db) => Promise<{ readonly code: string }>> {
  const agent = requireSession(call);
  return async (tx) => {
    await lockMaker(tx, agent);
    if ((await countLinks(tx, agent)) >= agentLimits.links) throw new Refusal("agent.links.limit");
    await requireRebate(tx, agent, rebate);
    return { code: await addLink(tx, agent, { rebate, remark: remark.trim() }) };
  };
}

/** The new link. */
export const answerLink = ({ origin }: Call, { code }: { readonly code: string }): CreatedLink => ({
  code,
  url: toInvitationUrl(origin, { kind: "AFFILIATE", code, domain: null }),
});

/** Changes a link of the calling agent's own. @throws Refusal `permission.denied` for any other code, `agent.rebate.range` */
export async function updateLink(
  db: Db,
  call: Call,
  { code, enabled, remark, rebate }: UpdateLink,
): Promise<Record<string, never>> {
  const agent = requireSession(call);
  if (rebate !== undefined) await requireRebate(db, agent, rebate);
  const change = {
    ...(enabled === undefined ? {} : { enabled }),
    ...(remark === undefined ? {} : { remark: remark.trim() }),
    ...(rebate === undefined ? {} : { rebate }),
  };
  if (!(await changeLink(db, agent, code, change))) throw new Refusal("permission.denied");
  return {};
}

/** Who registered with a link of the calling agent's. @throws Refusal `permission.denied` for any other code */
export async function readLinkMembers(
  db: Db,
  call: Call,
  { code, pageNo = 1, pageSize = 20 }: LinkMembersRequest,
): Promise<LinkMembers> {
  const agent = requireSession(call);
  const terms = await findLinkTerms(db, agent.tenantId, toCodeKey(code));
  if (terms?.agentId !== agent.memberId) throw new Refusal("permission.denied");
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { list, count } = await listLinkMemberPage(db, agent, code, page);
  return {
    list: list.map(({ registeredAt, ...member }) => ({ ...member, registeredAt: registeredAt.getTime() })),
    pageNo,
    pageSize,
    totalPages: Math.ceil(count / pageSize),
    totalCount: count,
  };
}
