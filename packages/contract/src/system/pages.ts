import { gameCategories } from "../games/gameCategories.ts";
import { socialProviders, toSocialPath } from "../auth/socialProviders.ts";
import type { ModId } from "../modules.ts";

/** An address that shows a page, and the module without which there is none. */
export type PageAddress = { readonly path: string; readonly moduleId: ModId };

/** The addresses that show home (RT-01, RT-02). */
export const homePaths = ["/", "/index", "/index.html", "/home", "/register", "/register.html"] as const;

const toPages = (moduleId: ModId, paths: readonly string[]): readonly PageAddress[] =>
  paths.map((path) => ({ path, moduleId }));

/**
 * Every address of the site that shows a page, the centres' panels too. The site's routes and panels are held to it by
 * `listManifestFaults`; the gateway answers any other address with 404 and the page that says so (RT-28), as it does a category
 * without vendors.
 */
export const pageAddresses: readonly PageAddress[] = [
  ...toPages("CORE3", [...homePaths, "/terms", "/privacy", "/safer-play"]),
  ...toPages("LOGIN3", ["/login", "/confirm-contact"]),
  ...toPages("SOCLOGIN3", socialProviders.map(toSocialPath)),
  ...toPages("FORGMAIL3", ["/reset-password"]),
  ...toPages("MEMCEN3", ["/member"]),
  ...toPages("SECCEN3", ["/member/securityCenter"]),
  ...toPages("KYC3", ["/member/identity"]),
  ...toPages("TRANSFER3", ["/member/transferFund"]),
  ...toPages("DEPOSIT3", ["/member/depositv2"]),
  ...toPages("WITHDRAW3", ["/member/withdraw"]),
  ...toPages("BETREC3", ["/member/personalHistoryCopy"]),
  ...toPages("TRANSREC3", ["/member/transactionHistory"]),
  ...toPages("PROFIT3", ["/member/personalProfit"]),
  ...toPages("BONUSDET3", ["/member/bonusDetails"]),
  ...toPages("MESSAGES3", ["/member/messageV2"]),
  ...toPages("REFERRAL3", ["/member/referral"]),
  ...toPages("AGENT3", ["/agent"]),
  ...toPages("AGREG3", ["/agent/invitationCodes"]),
  // Both lotteries share one address, which the first one's module switches.
  ...gameCategories.filter(({ category }) => category !== "LOTT").map(({ path, moduleId }) => ({ path, moduleId })),
  ...toPages("LOBBY3", ["/search", "/game"]),
  ...toPages("LOBBYHOT3", ["/hot"]),
  ...toPages("LOBBYFAV3", ["/favourites"]),
  ...toPages("RGCEN3", ["/member/protection"]),
  ...toPages("RGTIMEOUT3", ["/member/timeOut"]),
  ...toPages("RGEXCL3", ["/member/selfExclusion"]),
];

/** An address as {@link gameCategories} writes it: capitals and a slash at the end make no difference. */
export const toPagePath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, "");

/** Whether an address shows a page of a site with these modules. A category's page also needs vendors. */
export function isPage(path: string, isOn: (moduleId: ModId) => boolean): boolean {
  const plain = toPagePath(path);
  return pageAddresses.some((page) => page.path.toLowerCase() === plain && isOn(page.moduleId));
}
