import { toOwnPath } from "@marquee/api-client";
import type { Banner } from "@marquee/contract";

/** An address elsewhere: encrypted, and without a name before its host that would pass for another one. */
function toOuter(text: string): string | undefined {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.username === "" && url.password === "" ? url.href : undefined;
}

/** The game page of a game that its node id names; the banner's headline is all that is known of its name. */
function toGame(gamePage: string, nodeId: string, gameName: string): string | undefined {
  if (nodeId === "") return undefined;
  return `${gamePage}?${new URLSearchParams({ gameCode: nodeId, nodeId, gameName })}`;
}

/**
 * Where a banner leads (BN-20): to a page, elsewhere, or to a game; nothing without a linkage type (BN-16), and never to a
 * script. What says that it stays on the site stays. A promotion has no page yet.
 */
export function toHref(
  { linkageType, linkage = "", title }: Pick<Banner, "linkageType" | "linkage" | "title">,
  gamePage: string,
): string | undefined {
  if (linkageType === "INNER") return toOwnPath(linkage) ?? undefined;
  if (linkageType === "GAME") return toGame(gamePage, linkage, title);
  return linkageType === "OUTER" ? toOuter(linkage) : undefined;
}
