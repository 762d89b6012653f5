import { sessionStore } from "../preferences/storage.ts";

const names = ["affiliateCode", "referralCode"] as const;

/** The codes with which a visitor was sent here (RG-12, RG-24); empty where there is none. */
export type AddressCodes = Readonly<Record<(typeof names)[number], string>>;

/** Keeps the codes of the address for the tab, because visitors often open other pages before they register. */
export function storeAddressCodes(query: URLSearchParams): void {
  for (const name of names) {
    const code = query.get(name);
    if (code) sessionStore.set(name, code);
  }
}

/** The codes of this visit; those of the current address take precedence. */
export function getAddressCodes(query: URLSearchParams): AddressCodes {
  const read = (name: (typeof names)[number]): string => query.get(name) || sessionStore.get(name) || "";
  return { affiliateCode: read("affiliateCode"), referralCode: read("referralCode") };
}
