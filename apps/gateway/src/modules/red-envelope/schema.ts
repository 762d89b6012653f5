import type { AudienceRules, PromotionNames } from "@marquee/contract";
import type { ColumnType } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

/** In 1/10,000 of the unit. */
type Money = ColumnType<string, bigint, never>;
type Moment = ColumnType<Date, Date, never>;

interface RedEnvelopes {
  tenant_id: string;
  id: string;
  names: ColumnType<PromotionNames, string, never>;
  currency: string;
  opens_at: Moment;
  closes_at: Moment;
  total: Money;
  count: number;
  least: Money;
  most: Money;
  /** The smallest amount of the currency. */
  unit: Money;
  factor: number;
  audience: ColumnType<AudienceRules | null, string | null, never>;
  audience_name: string | null;
  /** 32 bytes in hexadecimal digits, told when the envelope is over. */
  seed: string;
  seed_hash: string;
  made_by: string;
  made_alone: boolean;
  made_at: Time;
  stopped_at: MaybeTime;
  stopped_by: ColumnType<string | null, undefined, string>;
}

interface RedEnvelopeParts {
  tenant_id: string;
  envelope_id: string;
  number: number;
  amount: Money;
  member_id: string | null;
  claim_no: string | null;
  claimed_at: MaybeTime;
}

/** Tables of domain `red-envelope`. */
export interface RedEnvelopeTables {
  red_envelopes: RedEnvelopes;
  red_envelope_parts: RedEnvelopeParts;
}
