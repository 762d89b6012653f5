import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `agent`. */
export const agentPages: readonly PageAddress[] = [
  ...toPages("AGENT3", ["/agent"]),
  ...toPages("AGANN3", ["/agent/announcements"]),
  ...toPages("AGOVER3", ["/agent/overview"]),
  ...toPages("AGREG3", ["/agent/registerCentre", "/agent/invitationCodes"]),
  ...toPages("AGTEAM3", ["/agent/team"]),
  ...toPages("AGBET3", ["/agent/bets"]),
  ...toPages("AGPROFIT3", ["/agent/profit"]),
  ...toPages("AGTRANS3", ["/agent/transactions"]),
];
