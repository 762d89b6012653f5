import { toPlainAmount } from "../currencyDigits.ts";
import { toBalance } from "../money.ts";
import { type DraftTerms, type TermsFault } from "./contractTerms.ts";
import {
  type ContractCarry,
  contractCarries,
  type ContractKind,
  contractKindRules,
  contractKinds,
  type ContractPayer,
  contractPayers,
  type ContractPeriod,
  contractPeriods,
  type TierThreshold,
  tierThresholds,
} from "./contractKinds.ts";
import type { AgentContract, ContractDraftTerms } from "./schemas.ts";

/** A tier as the form holds it. */
export type TierValues = { readonly id: string; readonly rate: string } & Readonly<Record<TierThreshold, string>>;

/** A request as the form holds it: texts, so that nothing typed is lost. */
export type TermsValues = {
  readonly kind: string;
  readonly account: string;
  readonly period: string;
  readonly payer: string;
  readonly carry: string;
  readonly tiers: readonly TierValues[];
};

/** A tier that nothing is typed in. Its id keeps its fields apart from those of others when one is removed. */
export const createTierValues = (): TierValues => ({
  id: crypto.randomUUID(),
  rate: "",
  periodValidBet: "",
  periodProfitLoss: "",
  activeMembers: "",
  betAmountPerDay: "",
  betAmountPerHour: "",
});

const find = <Item extends string>(items: readonly Item[], text: string): Item | undefined =>
  items.find((item) => item === text);

/** The kind that is chosen. */
export const toContractKind = (text: string): ContractKind => find(contractKinds, text) ?? "DIVIDEND";

const toPeriod = (text: string): ContractPeriod | undefined => find(contractPeriods, text);
const toPayer = (text: string): ContractPayer | undefined => find(contractPayers, text);
const toCarry = (text: string): ContractCarry => find(contractCarries, text) ?? "NONE";

/** The form of a new request of a kind. */
export const toNewTermsValues = (kind: ContractKind): TermsValues => ({
  kind,
  account: "",
  period: contractKindRules[kind].periods[0] ?? "DAILY",
  payer: "UPLINE",
  carry: "NONE",
  tiers: [createTierValues()],
});

/** The form of new terms, which begins with the agreed ones. @param digits of the contract's currency */
export function toChangedTermsValues(
  contract: Pick<AgentContract, "kind" | "downline" | "period" | "payer" | "terms" | "next">,
  digits: number,
): TermsValues {
  const { kind, downline, period, payer, terms, next } = contract;
  const { carry, tiers } = next ?? terms;
  const toText = (tier: (typeof tiers)[number], field: TierThreshold): string => {
    if (field === "activeMembers") return tier.activeMembers === 0 ? "" : String(tier.activeMembers);
    const units = toBalance(tier[field]);
    return units === 0n ? "" : toPlainAmount(units, digits);
  };
  return {
    kind,
    account: downline,
    period,
    payer,
    carry,
    tiers: tiers.map((tier) => ({
      id: crypto.randomUUID(),
      rate: tier.rate,
      periodValidBet: toText(tier, "periodValidBet"),
      periodProfitLoss: toText(tier, "periodProfitLoss"),
      activeMembers: toText(tier, "activeMembers"),
      betAmountPerDay: toText(tier, "betAmountPerDay"),
      betAmountPerHour: toText(tier, "betAmountPerHour"),
    })),
  };
}

const listFields = (kind: string): readonly TierThreshold[] => contractKindRules[toContractKind(kind)].thresholds;

/** What the shared rules check: fields that the kind does not have are not asked for. */
export const toDraftTerms = ({ kind, carry, tiers }: TermsValues): DraftTerms => ({
  carry: contractKindRules[toContractKind(kind)].carries.includes(toCarry(carry)) ? toCarry(carry) : "NONE",
  tiers: tiers.map((tier) => ({
    rate: tier.rate,
    thresholds: Object.fromEntries(listFields(kind).map((field) => [field, tier[field]])),
  })),
});

/** What is sent. */
export function toSentTerms(values: TermsValues): ContractDraftTerms {
  const { carry, tiers } = toDraftTerms(values);
  const [period, payer] = [toPeriod(values.period), toPayer(values.payer)];
  return {
    carry,
    ...(period !== undefined && contractKindRules[toContractKind(values.kind)].periods.includes(period)
      ? { period }
      : {}),
    ...(payer === undefined ? {} : { payer }),
    tiers: tiers.map(({ rate, thresholds }) => ({
      rate: rate.trim(),
      ...Object.fromEntries(
        tierThresholds.flatMap((field) => {
          const text = (thresholds[field] ?? "").trim();
          return text === "" ? [] : [[field, text]];
        }),
      ),
    })),
  };
}

/** The name of a fault's field in the form. */
export const toTermsFieldName = ({ tier, field }: TermsFault): string =>
  tier === null ? field : `tiers[${tier}].${field}`;
