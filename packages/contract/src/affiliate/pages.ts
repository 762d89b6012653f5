import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `affiliate`: an agent has them in the agent centre, and who is none in the member centre. */
export const affiliatePages: readonly PageAddress[] = [
  ...toPages("AGENT3", ["/member/affiliatePlans", "/agent/affiliatePlans"]),
  ...toPages("AGENT3", ["/member/affiliateCampaigns", "/agent/affiliateCampaigns"]),
  ...toPages("AGENT3", ["/member/affiliateBills", "/agent/affiliateBills"]),
  ...toPages("AGENT3", ["/member/affiliatePostback", "/agent/affiliatePostback"]),
];
