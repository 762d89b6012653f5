/** An agreed contract as Rule M sees it (contract 3.9.1): which rates it pays from when on, and until when. Rates in hundredths of a percent. */
export interface RatedContract {
  readonly id: string;
  readonly uplineId: string | null;
  readonly memberId: string;
  /** Set for one that has been ended and pays until then. */
  readonly endsAt: Date | null;
  /** In the order of their beginnings. */
  readonly rates: readonly { readonly from: Date; readonly rate: number }[];
}

/** The rate that a contract has been agreed to pay in the end, which is what may be offered below; undefined where it has been ended. */
export const toAgreedRate = ({ endsAt, rates }: RatedContract): number | undefined =>
  endsAt === null ? rates.at(-1)?.rate : undefined;

/** From when on, and ever after, a contract pays as much as a rate; null where it does not in the end. */
export function findRateStart({ rates }: RatedContract, rate: number): Date | null {
  const below = rates.findLastIndex((each) => each.rate < rate);
  return rates[below + 1]?.from ?? null;
}

/** Whether a contract pays more than a rate at some time from a moment on; null is no rate, and everything is more. */
export function isAboveRate({ endsAt, rates }: RatedContract, rate: number | null, at: Date): boolean {
  if (endsAt !== null && endsAt <= at) return false;
  if (rate === null) return true;
  return rates.some((each, index) => {
    const until = rates[index + 1]?.from ?? endsAt;
    return each.rate > rate && (until === null || until > at) && (endsAt === null || each.from < endsAt);
  });
}

/** The highest rate of a contract, from a moment on. */
export const toHighestRate = ({ rates }: RatedContract, at: Date): number =>
  Math.max(0, ...rates.filter((_, index) => (rates[index + 1]?.from ?? at) >= at).map(({ rate }) => rate));
