import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./baseQuery.ts";

/** The one cache of server data. Endpoints are injected per domain, so that an engine holds only what it compiles. */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  // `Texts` are answers in the visitor's language that do not name it in their arguments.
  tagTypes: [
    "Session",
    "Balance",
    "Favourite",
    "Recent",
    "Texts",
    "Member",
    "Avatar",
    "DataExport",
    "Identity",
    "Games",
    "RegisterRules",
    "Notices",
    "Inbox",
    "Orders",
    "Protection",
  ],
  endpoints: () => ({}),
  // Lists and content stay cached for a minute after the last screen using them has gone.
  keepUnusedDataFor: 60,
});
