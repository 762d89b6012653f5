import type { InvitationCodes, InvitationCodesRequest } from "@marquee/contract";
import type { SampleCall } from "../../../http/route.ts";
import { toPage } from "../../../http/toPage.ts";
import { toInvitationUrl } from "../toInvitationUrl.ts";
import { openSampleTeam } from "./openSampleTeam.ts";
import type { SampleAccount } from "./sampleAccounts.ts";
import { toFirstDepositAt, toRegisteredAt } from "./samplePlay.ts";
import type { SampleTeam } from "./SampleTeam.ts";

/** Codes that nobody can make: those of agents are letters and digits. Days are numbers from 1970-01-01. */
const links = [
  { code: "SAMPLE-C", enabled: true, remark: "", rebate: 40, day: 20_241 },
  { code: "SAMPLE-B", enabled: true, remark: "Newsletter", rebate: 50, day: 20_113 },
  { code: "SAMPLE-A", enabled: false, remark: "First page", rebate: 45, day: 19_876 },
] as const;

/** Visits of a link for each registration. */
const visitsOfEach = 7;

/** A member who registered with one of a sample's links. */
export interface SampleLinkMember {
  readonly account: string;
  readonly registeredAt: number;
  readonly hasDeposited: boolean;
}

/** Players directly below the trial agent came with its links, one after the other. */
const isOfLink = ({ isAgent, above, place }: SampleAccount, number: number): boolean =>
  !isAgent && above === 0 && place % links.length === number;

const listOfLink = ({ setting, today, listAccounts }: SampleTeam, number: number): readonly SampleLinkMember[] =>
  listAccounts(today)
    .filter((account) => isOfLink(account, number))
    .map((account) => ({
      account: account.name,
      registeredAt: toRegisteredAt(setting, account),
      hasDeposited: toFirstDepositAt(setting, account) <= setting.now,
    }))
    .toSorted((one, other) => other.registeredAt - one.registeredAt);

/** Who registered with a link of the sample, newest first; undefined for a code that is none of its links. */
export function findSampleLinkMembers(call: SampleCall, code: string): readonly SampleLinkMember[] | undefined {
  const number = links.findIndex((link) => link.code === code.trim().toUpperCase());
  return number < 0 ? undefined : listOfLink(openSampleTeam(call), number);
}

/** The sample of the agent's links (AC-04). */
export function sampleLinks(call: SampleCall, { pageNo = 1, pageSize = 20 }: InvitationCodesRequest): InvitationCodes {
  const team = openSampleTeam(call);
  const all = links.map(({ day, ...link }, number) => {
    const members = listOfLink(team, number);
    return {
      ...link,
      url: toInvitationUrl(call.origin, { kind: "AFFILIATE", code: link.code, domain: null }),
      visits: members.length * visitsOfEach + number,
      registrations: members.length,
      firstDeposits: members.filter(({ hasDeposited }) => hasDeposited).length,
      createdAt: team.setting.calendar.toStart(day),
    };
  });
  const { page, totalPages } = toPage(all, pageNo, pageSize);
  const sum = (name: "visits" | "registrations" | "firstDeposits"): number =>
    all.reduce((total, link) => total + link[name], 0);
  return {
    list: page,
    pageNo,
    pageSize,
    totalPages,
    totalCount: all.length,
    totals: { visits: sum("visits"), registrations: sum("registrations"), firstDeposits: sum("firstDeposits") },
  };
}
