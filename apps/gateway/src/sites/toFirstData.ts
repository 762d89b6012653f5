import type { Announcements, SystemStatus } from "@marquee/contract";
import { bannersId, heroMark, noticeId, statusId, statusMark } from "@marquee/whitelabel";
import type { Tenant } from "../tenants/Tenant.ts";

/** A data block: `<` is escaped, so that nothing in it can end the element. */
const toBlock = (id: string, data: unknown, host: string): string =>
  `<script type="application/json" id="${id}" data-image-host="${host}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** Banners by the address of their pictures: a path is one of the image host, anything but https is none. */
function toPicture(url: string, host: string): string | null {
  const address = URL.parse(url, host === "" ? undefined : host);
  return address && (url.startsWith("/") || address.protocol === "https:") ? address.href : null;
}

/** The data that a page's HTML contains before its scripts have run. */
export type FirstData = {
  /** The address of the first banner's picture; null where the page has none. */
  readonly picture: string | null;
  readonly fill: (html: string) => string;
};

/** What of announcements the page's HTML may ask for. */
type FirstNotices = {
  readonly listBanners: () => Promise<readonly Announcements["banners"][number][]>;
  /** Those of the players' list, in their order. */
  readonly listNotices: () => Promise<readonly Announcements["player"][number][]>;
};

/**
 * Writes status, banners, the first announcement and the first banner's picture into a page (performance.md "Paint first, ask second"). The picture
 * comes from one of the image hosts, and the page is told which, so that it is loaded once (SH-19).
 */
export async function toFirstData(
  tenant: Tenant,
  { listBanners, listNotices }: FirstNotices,
  group: string,
  status: SystemStatus,
): Promise<FirstData> {
  const hosts = status.info.imageCDNs;
  const host = hosts[Math.floor(Math.random() * hosts.length)] ?? "";
  // A restricted visitor gets the reason and nothing else, as the call for banners would refuse too. Without the block the page
  // makes the call itself as soon as it is allowed.
  const isAllowed = status.maintenance === false && !status.regionRestriction;
  const isOpen = isAllowed && tenant.modules.has("BANNER3");
  const hasLine = isAllowed && tenant.modules.has("MARQUEE3") && tenant.modules.has("ANNOUNCE3");
  const [banners, [notice]] = await Promise.all([isOpen ? listBanners() : [], hasLine ? listNotices() : []]);
  const first = banners.find(({ groupName }) => groupName === group);
  // Which of several pictures a visitor sees, his page knows.
  const picture = first && first.variants === undefined ? toPicture(first.url, host) : null;
  const answer: Announcements = { player: [], banners: [...banners], popup: [], promotion: [], totalPages: 0 };
  // The line's place and its first words (AN-08): the others, and all that they say, are asked for later.
  const line: Announcements | undefined = notice && { ...answer, banners: [], player: [{ ...notice, content: "" }] };
  const blocks = [
    toBlock(statusId, status, host),
    isOpen ? toBlock(bannersId, answer, host) : "",
    line ? toBlock(noticeId, line, host) : "",
  ].join("");
  const image =
    picture === null
      ? ""
      : `<img src="${picture.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}" alt="" fetchpriority="high">`;
  return { picture, fill: (html) => html.replace(heroMark, () => image).replace(statusMark, () => blocks) };
}
