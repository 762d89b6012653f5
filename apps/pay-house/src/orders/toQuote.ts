import { toMoney } from "@marquee/contract";
import { Refusal } from "../Refusal.ts";

/** What is to be sent for an order that is paid in a coin. */
export interface Quote {
  readonly coin: string;
  /** How much of the coin, as decimal text. */
  readonly amount: string;
  /** What one coin is in the order's currency, as decimal text. */
  readonly rate: string;
  /** Until when it holds. In milliseconds since the epoch. */
  readonly until: number;
  /** Coin, address and amount for a wallet app. */
  readonly uri: string;
}

/** Round figures of our own for what one USDT is in a currency; a real provider quotes the market's. */
const rates: Readonly<Record<string, string>> = {
  EUR: "0.86",
  IDR: "16240",
  PHP: "56.4",
  THB: "32.5",
  USD: "1",
  VND: "26100",
};

/** The contract of USDT on the network, by which a wallet app knows the coin. */
const contract = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

/** Digits of the coin after the point. */
const coinScale = 1_000_000n;

/** What an amount in a currency is in USDT on TRC20: rounded up to the coin's last digit, so that what comes is never too little. @throws Refusal */
export function toQuote(
  { amount, currency, expiresAt }: { readonly amount: string; readonly currency: string; readonly expiresAt: number },
  address: string,
): Quote {
  const rate = Object.hasOwn(rates, currency) ? rates[currency] : undefined;
  if (rate === undefined) throw new Refusal("currency.unknown", "currency");
  const [units, price] = [toMoney(amount) * coinScale, toMoney(rate)];
  const coins = (units + price - 1n) / price;
  const text = `${coins / coinScale}.${String(coins % coinScale).padStart(6, "0")}`;
  return {
    coin: "USDT",
    amount: text,
    rate,
    until: expiresAt,
    uri: `tron:${address}?token=${contract}&amount=${text}`,
  };
}
