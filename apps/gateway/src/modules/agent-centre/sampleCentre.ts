import {
  agentLimits,
  type LinkMembers,
  type LinkMembersRequest,
  type RegisterCentre,
  type TeamPage,
  type TeamRequest,
} from "@marquee/contract";
import { toUsernameKey } from "../../authentication/toUsernameKey.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { SampleCall } from "../../http/route.ts";
import { toPage } from "../../http/toPage.ts";
import {
  findSampleLinkMembers,
  isUnder,
  listSamplePath,
  openSampleTeam,
  requireSampled,
  sortSampled,
  toRegisteredAt,
} from "../agent/index.ts";

/** The sample of team management (AC-05). @throws Refusal `permission.denied` for an account outside the sample */
export function sampleTeamPage(
  call: SampleCall,
  { account, search = "", pageNo = 1, pageSize = 20 }: TeamRequest,
): TeamPage {
  const { setting, today, listAccounts } = openSampleTeam(call);
  const accounts = listAccounts(today);
  const top = requireSampled(accounts, account);
  const below = (above: typeof top) => accounts.filter((each) => each.name !== above.name && isUnder(each, above));
  const direct = (above: typeof top) => accounts.filter((each) => above.isAgent && each.above === above.place);
  const key = toUsernameKey(search);
  const chosen =
    key === "" || !top.isAgent ? direct(top) : below(top).filter(({ name }) => toUsernameKey(name).startsWith(key));
  const { page, totalPages } = toPage(sortSampled(chosen), pageNo, pageSize);
  return {
    path: [...listSamplePath(accounts, top)],
    list: page.map((each) => ({
      account: each.name,
      isAgent: each.isAgent,
      isOwn: each.above === 0,
      level: each.level,
      direct: direct(each).length,
      total: below(each).length,
      rebate: each.rebate,
      registeredAt: toRegisteredAt(setting, each),
      remark: "",
    })),
    pageNo,
    pageSize,
    totalPages,
    totalCount: chosen.length,
  };
}

/** From this rebate on accounts use one of the sample's quota. */
const quotaFrom = 50;

/** The sample of what an agent can make. */
export function sampleRegisterCentre(call: SampleCall): RegisterCentre {
  const { today, listAccounts } = openSampleTeam(call);
  return {
    rebate: requireSampled(listAccounts(today), undefined).rebate,
    quotaFrom,
    quotas: [
      { rebate: 60, accounts: 2 },
      { rebate: quotaFrom, accounts: 5 },
    ],
    madeToday: 0,
    mostToday: agentLimits.accountsPerDay,
  };
}

/** The sample of who registered with a link. @throws Refusal `permission.denied` for a code that is none of the sample's */
export function sampleLinkMembers(
  call: SampleCall,
  { code, pageNo = 1, pageSize = 20 }: LinkMembersRequest,
): LinkMembers {
  const all = findSampleLinkMembers(call, code);
  if (all === undefined) throw new Refusal("permission.denied");
  const { page, totalPages } = toPage(all, pageNo, pageSize);
  return { list: page, pageNo, pageSize, totalPages, totalCount: all.length };
}
