import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `agent`. */
export const agentPages: readonly PageAddress[] = [
  ...toPages("AGENT3", ["/agent"]),
  ...toPages("AGREG3", ["/agent/invitationCodes"]),
];
