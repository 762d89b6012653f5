import type {
  AffiliateAgreementState,
  AffiliateBillState,
  AffiliateCarry,
  AffiliateLinkKind,
  AffiliatePlanKind,
  AffiliatePlanState,
  AffiliateSignal,
} from "@marquee/contract";
import type { AffiliateBillDecision } from "@marquee/contract/staff";
import type { ColumnType, Generated } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

/** In 1/10,000 of the unit; what goes in is a bigint. */
type Money = ColumnType<string, bigint, bigint>;

/** In 1/10,000 of the unit, written by the functions that measure. */
type Sum = ColumnType<string, never, never>;

interface AffiliatePlans {
  tenant_id: string;
  id: string;
  name: string;
  kind: AffiliatePlanKind;
  currency: string;
  state: AffiliatePlanState;
  /** Raised by each change of its terms and by its end. */
  version: Generated<number>;
  created_at: Time;
}

/** A tier as JSON: `ngr` in 1/10,000 of the unit. */
interface StoredTier {
  readonly rate: number;
  readonly ngr: string;
  readonly qualified: number;
}

interface AffiliatePlanVersions {
  tenant_id: string;
  plan_id: string;
  number: number;
  /** The first day of the month from which it counts; null for the first one. */
  from_month: string | null;
  /** Rates are in hundredths of a percent. */
  rate: number;
  amount: Money;
  carry: AffiliateCarry;
  fee_rate: number;
  sub_rate: number;
  minimum_pay: Money;
  review_from: Money;
  qualify_deposit: Money;
  qualify_bet: Money;
  qualify_days: number;
  tiers: ColumnType<readonly StoredTier[], string, string>;
  created_at: Time;
}

interface AffiliateAgreements {
  tenant_id: string;
  id: string;
  /** The affiliate. */
  member_id: string;
  plan_id: string;
  state: AffiliateAgreementState;
  version: Generated<number>;
  offered_by: string;
  created_at: Time;
  answered_at: MaybeTime;
  ended_at: MaybeTime;
}

interface AffiliateCampaigns {
  tenant_id: string;
  id: string;
  member_id: string;
  agreement_id: string;
  name: string;
  created_at: Time;
}

interface AffiliateLinks {
  tenant_id: string;
  code_key: string;
  code: string;
  campaign_id: string;
  member_id: string;
  kind: AffiliateLinkKind;
  created_at: Time;
}

/** Who registered by a link. */
interface AffiliatePlayers {
  tenant_id: string;
  member_id: string;
  affiliate_id: string;
  kind: AffiliateLinkKind;
  plan_id: string;
  campaign_id: string;
  code_key: string;
  click_id: string | null;
  currency: string;
  /** Of the registration, in the merchant's zone. */
  day: string;
  first_deposit_at: MaybeTime;
  qualified_at: MaybeTime;
}

interface AffiliateEvents {
  xid: Generated<string>;
  sequence: Generated<string>;
  tenant_id: string;
  member_id: string;
  kind: "DEPOSIT" | "BONUS" | "REBATE";
  currency: string;
  amount: Sum;
  at: Time;
}

/** How far a stream has been read. */
interface AffiliatePlaces {
  stream: "STAKES" | "EVENTS";
  xid: string;
  sequence: string;
}

/** Sums of a player by day of the merchant's zone. */
interface AffiliateDays {
  tenant_id: string;
  member_id: string;
  day: string;
  currency: string;
  rounds: Generated<number>;
  stakes: Sum;
  wins: Sum;
  valid_bet: Sum;
  deposits: Sum;
  bonuses: Sum;
  rebates: Sum;
}

/** What a player has done in a month, as its affiliate's bill has it. */
interface AffiliateMonths {
  tenant_id: string;
  month: string;
  /** The player. */
  member_id: string;
  currency: string;
  affiliate_id: string;
  plan_id: string;
  stakes: Sum;
  wins: Sum;
  bonuses: Sum;
  rebates: Sum;
  fee: Sum;
  ngr: Sum;
  qualified: boolean;
  signals: AffiliateSignal[];
}

interface AffiliateBills {
  tenant_id: string;
  bill_no: string;
  /** The affiliate, who is paid. */
  member_id: string;
  plan_id: string;
  /** The number of the version that counted. */
  terms: number;
  kind: AffiliatePlanKind;
  currency: string;
  month: string;
  digits: number;
  /** Of play in another currency than the plan's. */
  is_foreign: boolean;
  minimum_pay: Money;
  ngr: Money;
  qualified: number;
  /** From 0; null where none was reached, and of kinds without tiers. */
  tier: number | null;
  carry_in: Money;
  remainder_in: Money;
  below: Money;
  gross: Money;
  sub: Money;
  amount: Money;
  remainder_out: Money;
  carry_out: Money;
  signals: ColumnType<AffiliateSignal[], AffiliateSignal[], never>;
  state: AffiliateBillState;
  reason: Generated<string>;
  paid: ColumnType<string, bigint | undefined, bigint>;
  /** Of the two people who decide about it, and what the first one has said. */
  first_approver: Generated<string | null>;
  first_decision: Generated<AffiliateBillDecision | null>;
  decided_by: Generated<string | null>;
  /** Not by the ledger. */
  paid_outside: Generated<boolean>;
  next_try_at: Time;
  created_at: Time;
  changed_at: Time;
  version: Generated<number>;
}

interface AffiliateBillSteps {
  tenant_id: string;
  /** Of the bill. */
  order_no: string;
  step: number;
  state: AffiliateBillState;
  reason: Generated<string>;
  at: Time;
}

/** The bills below of which a bill has a part. */
interface AffiliateBillSubs {
  tenant_id: string;
  bill_no: string;
  sub_bill_no: string;
  /** What the bill below brings by its own players. */
  amount: Money;
}

/** Tables of domain `affiliate`. */
export interface AffiliateTables {
  affiliate_plans: AffiliatePlans;
  affiliate_plan_versions: AffiliatePlanVersions;
  affiliate_agreements: AffiliateAgreements;
  affiliate_campaigns: AffiliateCampaigns;
  affiliate_links: AffiliateLinks;
  affiliate_players: AffiliatePlayers;
  affiliate_events: AffiliateEvents;
  affiliate_places: AffiliatePlaces;
  affiliate_days: AffiliateDays;
  affiliate_months: AffiliateMonths;
  affiliate_bills: AffiliateBills;
  affiliate_bill_steps: AffiliateBillSteps;
  affiliate_bill_subs: AffiliateBillSubs;
}
