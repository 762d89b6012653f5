import { sessionStore } from "@marquee/runtime";

declare module "@marquee/runtime" {
  interface FeatureSessionKeys {
    readonly affiliateCode: string;
    readonly referralCode: string;
  }
}

/** The names of the codes with which a visitor is sent here (RG-12, RG-24). */
export const codeNames = ["affiliateCode", "referralCode"] as const;

/** The codes of a visit; empty where there is none. */
export type AddressCodes = Readonly<Record<(typeof codeNames)[number], string>>;

/** The codes of this visit; those of the current address take precedence. */
export function getAddressCodes(query: URLSearchParams): AddressCodes {
  const read = (name: (typeof codeNames)[number]): string => query.get(name) || sessionStore.get(name) || "";
  return { affiliateCode: read("affiliateCode"), referralCode: read("referralCode") };
}
