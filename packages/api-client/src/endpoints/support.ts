import { type Announcements, type AnnouncementsRequest, listAnnouncements } from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `support`. */
export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAnnouncements: build.query<Announcements, AnnouncementsRequest>({ query: toCall(listAnnouncements) }),
  }),
});

export const { useListAnnouncementsQuery } = supportApi;
