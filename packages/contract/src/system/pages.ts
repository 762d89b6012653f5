import { homePaths } from "./homePaths.ts";
import { type PageAddress, toPages } from "./pageAddress.ts";

/** The addresses that show pages of domain `system`. */
export const systemPages: readonly PageAddress[] = [
  ...toPages("CORE3", [...homePaths, "/terms", "/privacy", "/safer-play", "/about"]),
  ...toPages("FOOTAFF3", ["/affiliate"]),
  ...toPages("DOWNLOAD3", ["/down", "/download"]),
  ...toPages("MEMCEN3", ["/member"]),
];
