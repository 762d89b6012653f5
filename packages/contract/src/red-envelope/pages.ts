import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `red-envelope`. */
export const redEnvelopePages: readonly PageAddress[] = [...toPages("REDENV3", ["/member/redEnvelope"])];
