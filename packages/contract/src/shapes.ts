import { Type } from "typebox";

/** Shapes that several domains use. Money is sent as a decimal string with two to four digits (contract 3.1.2). */
export const Decimal = Type.String({ pattern: "^-?[0-9]{1,15}\\.[0-9]{2,4}$", maxLength: 24 });

/** Milliseconds since the epoch, UTC; beyond the maximum there is no date. */
export const Millis = Type.Integer({ minimum: 0, maximum: 8.64e15 });

/** A calendar day in the merchant's zone. */
export const Day = Type.String({ pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" });

/** A flag as the specification writes it. */
export const Flag = Type.Union([Type.Literal("1"), Type.Literal("0")]);

/** Text of at most `maxLength` UTF-16 units. */
export function text(maxLength: number) {
  return Type.String({ maxLength });
}

/** One of the platform's language codes. */
export const LanguageCodeSchema = Type.Union([
  Type.Literal("CN"),
  Type.Literal("EN"),
  Type.Literal("ID"),
  Type.Literal("TH"),
  Type.Literal("TY"),
  Type.Literal("VI"),
  Type.Literal("TL"),
]);

/** A page's number, from 1. */
export const PageNo = Type.Integer({ minimum: 1, maximum: 1_000_000 });

/** A number of what staff have published of the terms. */
export const TermsVersion = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** No fields. */
export const Nothing = Type.Unsafe<Record<string, never>>(Type.Object({}));

/** One of a member's wallets: `MAIN`, `BONUS`, or the code of a vendor that has its own. */
export const WalletName = Type.String({ pattern: "^[A-Za-z0-9_-]{1,40}$", maxLength: 40 });
