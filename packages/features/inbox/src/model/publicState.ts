import { inboxApi } from "@marquee/api-client";
import type { PublicSelectors } from "@marquee/runtime";

declare module "@marquee/runtime" {
  interface PublicState {
    /** How many messages of the member are unread. */
    readonly unreadMessage: number;
  }
}

const selectUnreadCount = inboxApi.endpoints.getUnreadCount.select({});

/** What others may read of the member's messages (EN-25). */
export const publicState: PublicSelectors = {
  unreadMessage: (state) => selectUnreadCount(state).data?.count,
};
