import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `agent-transfer`. */
export const agentTransferPages: readonly PageAddress[] = [
  ...toPages("UPTRANS3", ["/member/transferUpline"]),
  ...toPages("DOWNTRANS3", ["/agent/transfers"]),
];
