import { type Announcements, type AnnouncementsRequest, listAnnouncements } from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `support`. */
export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAnnouncements: build.query<Announcements, AnnouncementsRequest>({
      query: toCall(listAnnouncements),
      providesTags: ["Texts", "Notices"],
    }),
  }),
});

/** The one call for a page's banners (BN-19): whoever asks, asks the same. */
export const toBannersRequest = (merchantCode: string): AnnouncementsRequest => ({
  types: "B",
  platform: "W",
  execution: "B",
  merchantCode,
});

/** A page of the site's notices (AN-04). */
export const toNoticesRequest = (merchantCode: string, page: number): AnnouncementsRequest => ({
  types: "PL",
  platform: "W",
  execution: "B",
  merchantCode,
  pageNo: page,
});

export const { useListAnnouncementsQuery } = supportApi;
