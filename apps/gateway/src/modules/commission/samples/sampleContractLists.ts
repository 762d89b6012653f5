import {
  type AgentContract,
  type AgentContracts,
  type AgentContractsRequest,
  type ContractEnds,
  type ContractEndsRequest,
  type ContractKind,
  contractKindRules,
  type ContractPartners,
  type ContractPartnersRequest,
  type KindContracts,
  type KindContractsRequest,
  listContractActions,
  toRateText,
  toTopRate,
} from "@marquee/contract";
import { toUsernameKey } from "../../../authentication/toUsernameKey.ts";
import { Refusal } from "../../../http/Refusal.ts";
import type { SampleCall } from "../../../http/route.ts";
import { toPage } from "../../../http/toPage.ts";
import {
  openSampleTeam,
  type SampleContract,
  sampleContractDays,
  sampleContracts,
  type SampleTeam,
  sortSampled,
  toSampleTerms,
} from "../../agent/index.ts";
import { toTermsTier } from "../toContract.ts";

const pageSize = 20;

/** Ids that no contract and no member has: those of both are made of the time. */
const toId = (part: string, number: number): string => `00000000-0000-4000-${part}-${String(number).padStart(12, "0")}`;

/** The name of who has a place; the house has the site's. */
export function toSampleName(
  { tenant }: SampleCall,
  { today, listAccounts }: Pick<SampleTeam, "today" | "listAccounts">,
  at: number | null,
): string {
  if (at === null) return tenant.name;
  return listAccounts(today).find(({ place }) => place === at)?.name ?? "";
}

/** The side of the trial agent, who has place 0. */
export const toSampleSide = ({ downline }: SampleContract): "UPLINE" | "DOWNLINE" =>
  downline === 0 ? "DOWNLINE" : "UPLINE";

function toAgentContract(call: SampleCall, team: SampleTeam, contract: SampleContract): AgentContract {
  const { kind, period, status, upline, downline } = contract;
  const { toStart } = team.setting.calendar;
  const isAsked = status === "REQUESTED";
  const effectiveFrom = status === "IN_FORCE" ? toStart(sampleContractDays.began) : null;
  // What is asked for waits for seven days, and was asked for the day before.
  const askedAt = toStart(isAsked ? team.today - 1 : sampleContractDays.asked);
  const { carry, tiers } = toSampleTerms(contract, call.currency);
  const terms = { carry, tiers: tiers.map(toTermsTier), effectiveFrom };
  const side = toSampleSide(contract);
  return {
    id: toId("8000", sampleContracts.indexOf(contract) + 1),
    kind,
    side,
    uplineId: upline === null ? null : toId("9000", upline),
    upline: toSampleName(call, team, upline),
    downlineId: toId("9000", downline),
    downline: toSampleName(call, team, downline),
    period,
    payer: "UPLINE",
    currency: call.currency,
    status,
    version: 1,
    effectiveFrom,
    endedAt: null,
    terms,
    next: null,
    asked: isAsked ? { by: "UPLINE", at: askedAt, until: toStart(team.today + 6), terms } : null,
    actions: [...listContractActions({ status, askedBy: isAsked ? "UPLINE" : null }, side)],
    createdAt: askedAt,
    changedAt: effectiveFrom ?? askedAt,
  };
}

const isOpen = ({ status }: SampleContract): boolean => status !== "REJECTED";

function toContractPage(call: SampleCall, team: SampleTeam, contracts: readonly SampleContract[], pageNo: number) {
  const { page, totalPages } = toPage(contracts, pageNo, pageSize);
  const list = page.map((contract) => toAgentContract(call, team, contract));
  return { list, pageNo, pageSize, totalPages, totalCount: contracts.length };
}

/** The highest rate that the trial agent has in its sample, in hundredths of a percent; null without a contract of the kind. */
export function findSampleRate(kind: ContractKind, currency: string): number | null {
  const own = sampleContracts.find((each) => each.kind === kind && each.downline === 0 && each.status === "IN_FORCE");
  return own === undefined ? null : toTopRate(toSampleTerms(own, currency));
}

/** The sample of the contracts of a kind. */
export const sampleKind =
  (kind: ContractKind) =>
  (call: SampleCall, { pageNo = 1 }: KindContractsRequest): KindContracts => {
    const team = openSampleTeam(call);
    const all = sampleContracts.filter((contract) => contract.kind === kind && isOpen(contract));
    const own = all.find(({ downline }) => downline === 0);
    const rate = findSampleRate(kind, call.currency);
    return {
      own: own === undefined ? null : toAgentContract(call, team, own),
      ownRate: rate === null ? null : toRateText(rate),
      payDelayDays: 1,
      platformPays: false,
      ...toContractPage(
        call,
        team,
        all.filter(({ downline }) => downline !== 0),
        pageNo,
      ),
    };
  };

/** The sample of contracts of every kind that is on (CT-12), what waits for an answer first. */
export function sampleContractList(call: SampleCall, { list, pageNo = 1 }: AgentContractsRequest): AgentContracts {
  const chosen = sampleContracts.filter((contract) => {
    if (!call.tenant.modules.has(contractKindRules[contract.kind].moduleId)) return false;
    if (list === "HISTORY" || !isOpen(contract)) return list === "HISTORY" && !isOpen(contract);
    return (list === "INCOMING") === (contract.downline === 0);
  });
  const sorted = chosen.toSorted(
    (one, other) => Number(other.status === "REQUESTED") - Number(one.status === "REQUESTED"),
  );
  return toContractPage(call, openSampleTeam(call), sorted, pageNo);
}

/** The sample of what an answer would end (CT-07). @throws Refusal `permission.denied` for a contract outside the sample, `contract.state` */
export function sampleEnds(call: SampleCall, { contractId }: ContractEndsRequest): ContractEnds {
  const team = openSampleTeam(call);
  const contract = sampleContracts.find((_, index) => toId("8000", index + 1) === contractId);
  if (contract === undefined) throw new Refusal("permission.denied");
  if (!isOpen(contract)) throw new Refusal("contract.state");
  const below = sampleContracts.filter(
    ({ kind, upline, status }) => contract.downline === upline && kind === contract.kind && status === "IN_FORCE",
  );
  const list = below.map((each) => ({
    account: toSampleName(call, team, each.downline),
    upline: toSampleName(call, team, each.upline),
    contractId: toId("8000", sampleContracts.indexOf(each) + 1),
    rate: toRateText(toTopRate(toSampleTerms(each, call.currency))),
  }));
  const at = team.setting.calendar.toStart(team.today + 1);
  return { version: 1, at, list, count: list.length, key: `sample-${list.length}` };
}

/** The sample of with whom a contract of a kind can be made (CT-01). */
export function samplePartners(call: SampleCall, { kind, search = "" }: ContractPartnersRequest): ContractPartners {
  const { today, listAccounts } = openSampleTeam(call);
  const key = toUsernameKey(search);
  const list = sortSampled(listAccounts(today))
    .filter(({ isAgent, above, name }) => isAgent && above === 0 && name.startsWith(key))
    .filter(
      ({ place }) => !sampleContracts.some((each) => each.kind === kind && each.downline === place && isOpen(each)),
    )
    .map(({ name: account }) => ({ account, currency: call.currency }));
  return { list, count: list.length };
}
