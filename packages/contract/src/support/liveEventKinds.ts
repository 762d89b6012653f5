import type { LiveEventTags } from "../LiveEventTags.ts";

/** Banners or announcements have changed. */
export const supportLiveEventKinds = {
  notice: ["Notices"],
} as const satisfies LiveEventTags;
