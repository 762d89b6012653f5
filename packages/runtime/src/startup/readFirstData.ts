import { keepHost } from "@marquee/api-client";
import type { Announcements, SystemStatus } from "@marquee/contract";
import { bannersId, statusId } from "@marquee/whitelabel";
import { toStatus } from "./statusQuery.ts";

/** What the gateway wrote into the HTML, if it served the HTML (SH-02, performance.md "Paint first"). */
export type FirstData = { readonly status: SystemStatus | null; readonly banners: Announcements | null };

const isAnnouncements = (data: unknown): data is Announcements =>
  typeof data === "object" && data !== null && "banners" in data && Array.isArray(data.banners);

function toAnnouncements(text: string): Announcements | null {
  try {
    const data: unknown = JSON.parse(text);
    return isAnnouncements(data) ? data : null;
  } catch {
    return null;
  }
}

/** Reads the page's data blocks, and stays with the image host that the page has already used. */
export function readFirstData(): FirstData {
  const block = document.getElementById(statusId);
  const status = toStatus(block?.textContent ?? "");
  if (status) keepHost(status.info.imageCDNs, block?.dataset["imageHost"] ?? "");
  return { status, banners: toAnnouncements(document.getElementById(bannersId)?.textContent ?? "") };
}
