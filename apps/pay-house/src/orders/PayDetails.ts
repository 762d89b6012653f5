import type { Quote } from "./toQuote.ts";

/** What a payer needs to pay an order, beside its page. */
export type PayDetails =
  | { readonly kind: "REDIRECT" }
  /** A code that banking apps read, as the text in it (EMVCo). */
  | { readonly kind: "QR"; readonly payload: string }
  | {
      readonly kind: "BANK";
      readonly bank: string;
      readonly account: string;
      readonly holder: string;
      readonly reference: string;
    }
  | {
      readonly kind: "CRYPTO";
      readonly address: string;
      readonly network: string;
      /** Missing at orders from before there were quotes. */
      readonly quote?: Quote;
    };
