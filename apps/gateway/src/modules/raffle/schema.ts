import type { AudienceRules, PrizeType, PromotionNames, RaffleGiftState, RaffleTurn } from "@marquee/contract";
import type { ColumnType } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

/** In 1/10,000 of the unit. */
type Money = ColumnType<string, bigint, never>;
type Moment = ColumnType<Date, Date, never>;
/** What is counted up by the statements of draws alone. */
type Counter<Read> = ColumnType<Read, undefined, never>;

interface Raffles {
  tenant_id: string;
  id: string;
  names: ColumnType<PromotionNames, string, never>;
  currency: string;
  opens_at: Moment;
  closes_at: Moment;
  turn: RaffleTurn;
  factor: number;
  valid_bet: Money;
  deposits: Money;
  tickets: number;
  taken: Counter<number>;
  total: Money;
  paid: Counter<string>;
  audience: ColumnType<AudienceRules | null, string | null, never>;
  audience_name: string | null;
  /** 32 bytes in hexadecimal digits, told when the raffle is over. */
  seed: string;
  seed_hash: string;
  made_by: string;
  made_alone: boolean;
  made_at: Time;
  stopped_at: MaybeTime;
  stopped_by: ColumnType<string | null, undefined, string>;
}

interface RafflePrizes {
  tenant_id: string;
  raffle_id: string;
  place: number;
  type: PrizeType;
  names: ColumnType<PromotionNames, string, never>;
  amount: ColumnType<string | null, bigint | null, never>;
  count: number;
}

interface RaffleTickets {
  tenant_id: string;
  raffle_id: string;
  number: number;
  prize: number;
  member_id: string | null;
  period: ColumnType<string | null, undefined, string>;
  record_no: string | null;
  drawn_at: MaybeTime;
  gift_state: RaffleGiftState | null;
  gift_remark: string;
  gift_by: string | null;
  gift_at: MaybeTime;
}

interface RafflePlaces {
  single: boolean;
  xid: string;
  sequence: string;
}

interface RaffleProgress {
  tenant_id: string;
  raffle_id: string;
  member_id: string;
  period: string;
  valid_bet: string;
}

/** Tables of domain `raffle`. */
export interface RaffleTables {
  raffles: Raffles;
  raffle_prizes: RafflePrizes;
  raffle_tickets: RaffleTickets;
  raffle_places: RafflePlaces;
  raffle_progress: RaffleProgress;
}
