import { toOwnPath } from "@marquee/api-client";
import type { Banner } from "@marquee/contract";

/** An address elsewhere: encrypted, and without a name before its host that would pass for another one. */
function toOuter(text: string): string | undefined {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.username === "" && url.password === "" ? url.href : undefined;
}

/** Where a banner leads; nothing without a linkage type (BN-16), and never to a script. What says that it stays on the site stays. */
export function toHref({ linkageType, linkage = "" }: Pick<Banner, "linkageType" | "linkage">): string | undefined {
  if (linkageType === "INNER") return toOwnPath(linkage) ?? undefined;
  return linkageType === "OUTER" ? toOuter(linkage) : undefined;
}
