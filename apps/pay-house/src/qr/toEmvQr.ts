import { getCurrencyDigits, toMoney, toPlainAmount } from "@marquee/contract";

/** A field of an EMVCo code: two digits of id, two of length, the value. */
function toField(id: string, value: string): string {
  if (value.length > 99) throw new Error(`the value of field ${id} is longer than 99 characters`);
  return `${id}${String(value.length).padStart(2, "0")}${value}`;
}

/** CRC-16/CCITT-FALSE over the text, as four hexadecimal digits: the last field of every code. */
export function toCrc(text: string): string {
  let crc = 0xff_ff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x80_00) === 0 ? crc << 1 : (crc << 1) ^ 0x10_21;
    crc &= 0xff_ff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

/** A scheme of merchant-presented codes: which field holds the account, and how. */
interface Scheme {
  readonly field: string;
  readonly account: string;
  /** ISO 3166-1. */
  readonly country: string;
  /** ISO 4217, as a number. */
  readonly currency: string;
}

/** The demo accounts of the pay-house under each currency's scheme: VietQR, PromptPay, QRIS, QR Ph. */
const schemes: Readonly<Record<string, Scheme>> = {
  VND: {
    field: "38",
    account: [
      toField("00", "A000000727"),
      toField("01", `${toField("00", "970436")}${toField("01", "0071000123456")}`),
      toField("02", "QRIBFTTA"),
    ].join(""),
    country: "VN",
    currency: "704",
  },
  THB: {
    field: "29",
    account: `${toField("00", "A000000677010111")}${toField("02", "0105560000001")}`,
    country: "TH",
    currency: "764",
  },
  IDR: {
    field: "26",
    account: `${toField("00", "ID.CO.QRIS.WWW")}${toField("01", "936009140000000001")}${toField("02", "ID1020000000001")}${toField("03", "UMI")}`,
    country: "ID",
    currency: "360",
  },
  PHP: {
    field: "28",
    account: `${toField("00", "com.p2pqrpay")}${toField("01", "MRQEPHM1XXX")}${toField("03", "000000000001")}`,
    country: "PH",
    currency: "608",
  },
};

/** Whether there is a scheme of codes for a currency. */
export const hasQr = (currency: string): boolean => Object.hasOwn(schemes, currency);

/** What a code asks to pay: `amount` is a decimal text, which stands in the code with the digits of its currency, or all that it has; `reference` up to 25 letters and digits. */
export interface QrPayment {
  readonly currency: string;
  readonly amount: string;
  readonly reference: string;
}

/**
 * The text of a merchant-presented EMVCo code for one payment: a banking app shows account, amount and reference.
 *
 * @throws for a currency without a scheme
 */
export function toEmvQr({ currency, amount, reference }: QrPayment): string {
  const scheme = Object.hasOwn(schemes, currency) ? schemes[currency] : undefined;
  if (scheme === undefined) throw new Error(`there is no scheme of codes for ${currency}`);
  const fields = [
    toField("00", "01"),
    // For one payment.
    toField("01", "12"),
    toField(scheme.field, scheme.account),
    toField("52", "0000"),
    toField("53", scheme.currency),
    toField("54", toPlainAmount(toMoney(amount), getCurrencyDigits(currency))),
    toField("58", scheme.country),
    toField("59", "MARQUEE PAY HOUSE"),
    toField("60", "LOCAL"),
    toField("62", currency === "VND" ? toField("08", reference) : toField("05", reference)),
  ].join("");
  return `${fields}6304${toCrc(`${fields}6304`)}`;
}
