import { keepHost } from "@marquee/api-client";
import type { Announcements, SystemStatus } from "@marquee/contract";
import { bannersId, noticeId, statusId } from "@marquee/whitelabel";

/** What the gateway wrote into the HTML, if it served the HTML (SH-02, performance.md "Paint first"). */
export type FirstData = {
  readonly status: SystemStatus | null;
  readonly banners: Announcements | null;
  /** The first announcement of the players' list, its title alone. */
  readonly notice: Announcements | null;
};

const isStatus = (data: unknown): data is SystemStatus =>
  typeof data === "object" && data !== null && "info" in data && "mobileTemplate" in data;

const isAnnouncements = (data: unknown): data is Announcements =>
  typeof data === "object" && data !== null && "banners" in data && Array.isArray(data.banners);

/** Reads a data block. The gateway that answers the page's calls wrote it, so it is looked at as little as their answers are. */
function readBlock<Data>(block: HTMLElement | null, is: (data: unknown) => data is Data): Data | null {
  try {
    const data: unknown = JSON.parse(block?.textContent ?? "");
    return is(data) ? data : null;
  } catch {
    return null;
  }
}

/** Reads the page's data blocks, and stays with the image host that the page has already used. */
export function readFirstData(): FirstData {
  const block = document.getElementById(statusId);
  const status = readBlock(block, isStatus);
  if (status) keepHost(status.info.imageCDNs, block?.dataset["imageHost"] ?? "");
  const [banners, notice] = [bannersId, noticeId].map((id) => readBlock(document.getElementById(id), isAnnouncements));
  return { status, banners: banners ?? null, notice: notice ?? null };
}
