import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `ticket`. */
export const ticketPages: readonly PageAddress[] = [
  ...toPages("TICKET3", ["/member/tickets", "/contact"]),
  ...toPages("FEEDBACK3", ["/member/feedback"]),
  ...toPages("COMPLAINT3", ["/member/complaints"]),
];
