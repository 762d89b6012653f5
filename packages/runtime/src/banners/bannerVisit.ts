import { sessionStore } from "../preferences/storage.ts";

/** What divides guests among a banner's variants: made once, and kept for the session of the page. */
export function getBannerVisit(): string {
  const kept = sessionStore.get("bannerVisit");
  if (kept !== null) return kept;
  const made = crypto.randomUUID();
  sessionStore.set("bannerVisit", made);
  return made;
}

/** Notes that something is counted. @returns false where it was noted before in this session of the page */
export function noteBannerCount(key: string): boolean {
  const noted = (sessionStore.get("bannerCounts") ?? "").split("\n");
  if (noted.includes(key)) return false;
  sessionStore.set("bannerCounts", [...noted, key].join("\n"));
  return true;
}
