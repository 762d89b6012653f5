import type { TeamPage, TeamRequest } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { listPath, requireInTeam } from "../agent/index.ts";
import { listDirect, searchBelow } from "./teamListStore.ts";

/**
 * Who stands directly below an account of the calling agent's team (AC-05), or those anywhere below it whose names begin with the search; a
 * player's own are its direct ones alone.
 * @throws Refusal `permission.denied` for an account outside the team
 */
export async function readTeam(
  db: Db,
  call: Call,
  { account, search = "", pageNo = 1, pageSize = 20 }: TeamRequest,
): Promise<TeamPage> {
  const agent = requireSession(call);
  const above = await requireInTeam(db, agent, account);
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const isAgent = above.kind === 1 || above.kind === 2;
  const { list, count } =
    search.trim() !== "" && isAgent
      ? await searchBelow(db, agent, above.id, search, page)
      : await listDirect(db, agent, above.id, page);
  return {
    path: [...(await listPath(db, agent, above))],
    list: list.map(({ registeredAt, ...line }) => ({ ...line, registeredAt: registeredAt.getTime() })),
    pageNo,
    pageSize,
    totalPages: Math.ceil(count / pageSize),
    totalCount: count,
  };
}
