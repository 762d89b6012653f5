// What bills of affiliates have to be, written from the text of contract 3.9.7 in fractions of whole numbers: no code of the gateway or the contract.

/** A fraction. */
type Fraction = readonly [over: bigint, under: bigint];

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

/** The nearest whole number; of two that are as near the even one. */
function nearest([over, under]: Fraction): bigint {
  let floor = over / under;
  if (over < 0n && floor * under !== over) floor -= 1n;
  const distance = (whole: bigint) => abs(over - whole * under);
  const [below, above] = [distance(floor), distance(floor + 1n)];
  if (below !== above) return below < above ? floor : floor + 1n;
  return abs(floor % 2n) === 0n ? floor : floor + 1n;
}

/** A plan in percent and whole units, as it was typed; what the kind does not have is left out. */
export interface ReferencePlan {
  readonly kind: "REVENUE_SHARE" | "CPA" | "HYBRID" | "TIERED";
  readonly rate?: string;
  readonly amount?: string;
  readonly carry?: string;
  readonly feeRate: string;
  readonly subRate: string;
  readonly minimumPay: string;
  readonly tiers?: readonly { readonly rate: string; readonly ngr: string; readonly qualified: string }[];
}

/** A player's month in 1/10,000 of the unit. */
interface ReferencePlay {
  readonly stakes: bigint;
  readonly wins: bigint;
  readonly bonuses: bigint;
  readonly rebates: bigint;
}

/** What an affiliate's players have done in a month and a currency. */
export interface ReferenceMonth {
  readonly players: readonly ReferencePlay[];
  readonly qualified: number;
}

const hundredths = (percent: string): bigint => BigInt(Math.round(Number(percent) * 100));
const tenThousandths = (units: string): bigint => BigInt(units) * 10_000n;

/** NGR(plan, month): the fee is rounded for each player. */
export function referenceNgr(plan: ReferencePlan, { players }: ReferenceMonth): bigint {
  let sum = 0n;
  for (const { stakes, wins, bonuses, rebates } of players) {
    const won = stakes > wins ? stakes - wins : 0n;
    sum += stakes - wins - bonuses - rebates - nearest([won * hundredths(plan.feeRate), 10_000n]);
  }
  return sum;
}

function rateOf(plan: ReferencePlan, own: { ngr: bigint; qualified: number }): bigint {
  if (plan.kind !== "TIERED") return hundredths(plan.rate ?? "0");
  let reached = "0";
  for (const tier of plan.tiers ?? [])
    if (own.ngr >= tenThousandths(tier.ngr) && own.qualified >= Number(tier.qualified)) reached = tier.rate;
  return hundredths(reached);
}

/** A book of one affiliate, plan and currency: what is carried from month to month. */
export function openReferenceBook(plan: ReferencePlan, digits: number, isForeign: boolean) {
  let [lost, left] = [0n, 0n];
  return (month: ReferenceMonth, own: { ngr: bigint; qualified: number }, below: bigint) => {
    const ngr = referenceNgr(plan, month);
    let gross = 0n;
    if (plan.kind !== "CPA") {
      const base = ngr - lost;
      if (base > 0n) gross += nearest([base * rateOf(plan, own), 10_000n]);
      lost = plan.carry === "FORWARD" && base < 0n ? -base : 0n;
    }
    if (!isForeign && (plan.kind === "CPA" || plan.kind === "HYBRID"))
      gross += tenThousandths(plan.amount ?? "0") * BigInt(month.qualified);
    const due = gross + nearest([below * hundredths(plan.subRate), 10_000n]) + left;
    const step = digits === 0 ? 10_000n : 100n;
    const rounded = nearest([due, step]) * step;
    const least = isForeign ? 0n : tenThousandths(plan.minimumPay);
    const amount = rounded > 0n && rounded >= least ? rounded : 0n;
    left = due - amount;
    return { gross, amount };
  };
}
