import { type AgentContract, type ContractDraftTerms, contractKindRules } from "@marquee/contract";

/** The terms that a contract's downline is asked to agree to, as a request says them. */
export function toAskedTerms({ kind, period, payer, asked, terms }: AgentContract): ContractDraftTerms {
  const { carry, tiers } = asked?.terms ?? terms;
  const fields = contractKindRules[kind].thresholds;
  return {
    period,
    payer,
    carry,
    tiers: tiers.map((tier) => ({
      rate: tier.rate,
      ...Object.fromEntries(fields.map((field) => [field, String(tier[field])])),
    })),
  };
}
