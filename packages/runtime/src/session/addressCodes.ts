import { sessionStore } from "../preferences/storage.ts";

const names = ["affiliateCode", "referralCode"] as const;

/** The codes with which a visitor was sent here (RG-12, RG-24); empty where there is none. */
export type AddressCodes = Readonly<Record<(typeof names)[number], string>>;

/** Keeps the codes of the address for the tab: who registers has often gone on to another page by then. */
export function storeAddressCodes(query: URLSearchParams): void {
  for (const name of names) {
    const code = query.get(name);
    if (code) sessionStore.set(name, code);
  }
}

/** The codes that this visit came with; those of the address that is open count first. */
export function getAddressCodes(query: URLSearchParams): AddressCodes {
  const read = (name: (typeof names)[number]): string => query.get(name) || sessionStore.get(name) || "";
  return { affiliateCode: read("affiliateCode"), referralCode: read("referralCode") };
}
