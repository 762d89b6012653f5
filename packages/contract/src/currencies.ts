/** What the platform has to know of a currency before a merchant can have its members play for it. */
export interface Currency {
  /** The smallest and the highest stake, and the highest win of one call and of one round, as decimal text. */
  readonly stakes: { readonly minBet: string; readonly maxBet: string; readonly maxWin: string };
  /** A small deposit, in whole units: what payment methods of our own take is a multiple of it. */
  readonly smallDeposit: number;
  /** What a mobile number's national part is where the merchant says nothing else (contract 3.4): pattern, and how many digits. */
  readonly mobile: { readonly patternId: number; readonly min: number; readonly max: number };
  /** The pattern of a payee's name, likewise. */
  readonly payeeNamePatternId: number;
}

const stakes = (minBet: string, maxBet: string, maxWin: string) => ({ minBet, maxBet, maxWin });
const mobile = (patternId: number, min: number, max: number) => ({ patternId, min, max });

/** A number of any country, and a name in letters of any language. */
const anyMobile = mobile(24, 6, 15);
const anyName = 23;

/**
 * The currencies that a merchant can offer, a line each; `brand validate` refuses others. Stakes are about ten US cents to a hundred US
 * dollars, in round figures of the currency.
 */
export const currencies = {
  CNY: {
    stakes: stakes("0.50", "700.00", "1750000.00"),
    smallDeposit: 50,
    mobile: mobile(6, 11, 11),
    payeeNamePatternId: 10,
  },
  EUR: {
    stakes: stakes("0.10", "100.00", "250000.00"),
    smallDeposit: 10,
    mobile: anyMobile,
    payeeNamePatternId: anyName,
  },
  GBP: {
    stakes: stakes("0.10", "100.00", "250000.00"),
    smallDeposit: 10,
    mobile: anyMobile,
    payeeNamePatternId: anyName,
  },
  IDR: {
    stakes: stakes("1000.00", "1500000.00", "3750000000.00"),
    smallDeposit: 20_000,
    mobile: mobile(6, 9, 13),
    payeeNamePatternId: anyName,
  },
  INR: {
    stakes: stakes("5.00", "8000.00", "20000000.00"),
    smallDeposit: 500,
    mobile: anyMobile,
    payeeNamePatternId: anyName,
  },
  JPY: {
    stakes: stakes("10.00", "15000.00", "37500000.00"),
    smallDeposit: 1_000,
    mobile: anyMobile,
    payeeNamePatternId: 20,
  },
  KRW: {
    stakes: stakes("100.00", "130000.00", "325000000.00"),
    smallDeposit: 10_000,
    mobile: anyMobile,
    payeeNamePatternId: 13,
  },
  MYR: {
    stakes: stakes("0.50", "400.00", "1000000.00"),
    smallDeposit: 30,
    mobile: anyMobile,
    payeeNamePatternId: anyName,
  },
  PHP: {
    stakes: stakes("5.00", "5000.00", "12500000.00"),
    smallDeposit: 100,
    mobile: mobile(22, 10, 10),
    payeeNamePatternId: anyName,
  },
  SGD: {
    stakes: stakes("0.10", "130.00", "325000.00"),
    smallDeposit: 10,
    mobile: anyMobile,
    payeeNamePatternId: anyName,
  },
  THB: {
    stakes: stakes("1.00", "2000.00", "5000000.00"),
    smallDeposit: 50,
    mobile: mobile(6, 9, 10),
    payeeNamePatternId: 15,
  },
  USD: {
    stakes: stakes("0.10", "100.00", "250000.00"),
    smallDeposit: 10,
    mobile: anyMobile,
    payeeNamePatternId: anyName,
  },
  VND: {
    stakes: stakes("1000.00", "2000000.00", "5000000000.00"),
    smallDeposit: 50_000,
    mobile: mobile(6, 9, 10),
    payeeNamePatternId: anyName,
  },
} as const satisfies Readonly<Record<string, Currency>>;

/** A currency that a merchant can offer. */
type CurrencyCode = keyof typeof currencies;

/** Whether a merchant may offer a currency: the platform knows it. */
export const isOfferedCurrency = (currency: string): currency is CurrencyCode => Object.hasOwn(currencies, currency);

/** What is known of a currency; of one that no brand may choose any more, what is known of the dollar. */
export const getCurrency = (currency: string): Currency =>
  isOfferedCurrency(currency) ? currencies[currency] : currencies.USD;
