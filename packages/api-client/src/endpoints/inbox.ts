import {
  type DeleteInbox,
  deleteInbox,
  getUnreadCount,
  type Inbox,
  listInbox,
  type ListInboxRequest,
  type ReadInbox,
  readInbox,
  type UnreadCount,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `inbox`. */
export const inboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUnreadCount: build.query<UnreadCount, Record<string, never>>({
      query: toCall(getUnreadCount),
      providesTags: ["Session", "Inbox"],
    }),
    listInbox: build.query<Inbox, ListInboxRequest>({
      query: toCall(listInbox),
      providesTags: ["Session", "Inbox", "Texts"],
    }),
    readInbox: build.mutation<UnreadCount, ReadInbox>({ query: toCall(readInbox), invalidatesTags: ["Inbox"] }),
    deleteInbox: build.mutation<UnreadCount, DeleteInbox>({ query: toCall(deleteInbox), invalidatesTags: ["Inbox"] }),
  }),
});

export const { useGetUnreadCountQuery, useListInboxQuery, useReadInboxMutation, useDeleteInboxMutation } = inboxApi;
