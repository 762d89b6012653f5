import type { LiveEventTags } from "../LiveEventTags.ts";

/** The site's status, modules, settings or games have changed. */
export const systemLiveEventKinds = {
  tree: [],
} as const satisfies LiveEventTags;
