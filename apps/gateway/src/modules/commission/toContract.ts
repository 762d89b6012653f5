import {
  type AgentContract,
  type ContractSide,
  type ContractTerms,
  listContractActions,
  type Tier,
  toDecimal,
  toRateText,
} from "@marquee/contract";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { NamedContract } from "./contractStore.ts";
import type { StoredTerms } from "./termsStore.ts";

const toMillis = (at: Date | null): number | null => at?.getTime() ?? null;

/** A tier as calls show it. */
export const toTermsTier = ({ rate, thresholds }: Tier) => ({
  rate: toRateText(rate),
  periodValidBet: toDecimal(thresholds.periodValidBet),
  periodProfitLoss: toDecimal(thresholds.periodProfitLoss),
  activeMembers: Number(thresholds.activeMembers),
  betAmountPerDay: toDecimal(thresholds.betAmountPerDay),
  betAmountPerHour: toDecimal(thresholds.betAmountPerHour),
});

const toTerms = ({ carry, tiers, effectiveFrom }: StoredTerms): ContractTerms => ({
  carry,
  tiers: tiers.map(toTermsTier),
  effectiveFrom: toMillis(effectiveFrom),
});

/** The terms that are in force, or begin first, or else the last ones that were asked for; and the agreed ones after them. */
function pickTerms(terms: readonly StoredTerms[]): {
  readonly terms: ContractTerms;
  readonly next: ContractTerms | null;
} {
  const agreed = terms.filter(({ state }) => state === "AGREED");
  const [first = terms.at(-1)] = agreed;
  const next = agreed.length > 1 ? agreed.at(-1) : undefined;
  return {
    terms: first === undefined ? { carry: "NONE", tiers: [], effectiveFrom: null } : toTerms(first),
    next: next === undefined ? null : toTerms(next),
  };
}

function toAsked(contract: NamedContract, terms: readonly StoredTerms[]): AgentContract["asked"] {
  const { asked_by: by, asked_at: at, open_until: until } = contract;
  if (by === null || at === null || until === null) return null;
  const offered = terms.find(({ state }) => state === "OFFERED");
  return { by, at: at.getTime(), until: until.getTime(), terms: offered === undefined ? null : toTerms(offered) };
}

/** A contract as one of its sides sees it; the house has the site's name. */
export function toContract(
  { name }: Pick<Tenant, "name">,
  contract: NamedContract,
  terms: readonly StoredTerms[],
  side: ContractSide,
): AgentContract {
  return {
    id: contract.id,
    kind: contract.kind,
    side,
    uplineId: contract.upline_id,
    upline: contract.upline ?? name,
    downlineId: contract.member_id,
    downline: contract.downline,
    period: contract.period,
    payer: contract.payer,
    currency: contract.currency,
    status: contract.state,
    version: contract.version,
    effectiveFrom: toMillis(contract.effective_from),
    endedAt: toMillis(contract.ends_at),
    ...pickTerms(terms),
    asked: toAsked(contract, terms),
    actions: [...listContractActions({ status: contract.state, askedBy: contract.asked_by }, side)],
    createdAt: contract.created_at.getTime(),
    changedAt: contract.changed_at.getTime(),
  };
}
