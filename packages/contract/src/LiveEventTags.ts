import type { CacheTag } from "./endpoint.ts";

/** Kinds of live events, and which of the site's kept answers each makes out of date: what a page shows of them is asked for anew. */
export type LiveEventTags = Readonly<Record<string, readonly CacheTag[]>>;
