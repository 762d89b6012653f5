import type { LiveEventTags } from "../LiveEventTags.ts";

/** A page, an article of the help centre or a post was published, changed or taken off the site. */
export const contentLiveEventKinds = {
  content: ["Content"],
} as const satisfies LiveEventTags;
