import type { StaffCacheTag } from "@marquee/contract/staff";
import type { Db } from "../db/Db.ts";
import { deskReader, insertEvents, platformTenant } from "./liveEventStore.ts";

/**
 * Tells open pages of the back office that something of a merchant has changed, by the tag under which they keep it: call it in the
 * transaction of the change. It says nothing else, and only to who may ask for what has the tag.
 */
export const publishDeskChange = (tx: Db, tenantId: string, tag: StaffCacheTag): Promise<void> =>
  insertEvents(tx, [{ kind: "desk", tenantId, memberId: deskReader, data: { tag } }]);

/** The like of what belongs to no merchant, such as jobs: only whoever works for all of them hears of it. */
export const publishPlatformChange = (tx: Db, tag: StaffCacheTag): Promise<void> =>
  publishDeskChange(tx, platformTenant, tag);
