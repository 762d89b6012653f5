import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `content`. */
export const contentPages: readonly PageAddress[] = [
  ...toPages("HELP3", ["/help", "/helpmc"]),
  ...toPages("NEWS3", ["/news"]),
  ...toPages("BLOG3", ["/blog"]),
  ...toPages("CORE3", ["/preview"]),
];
