import { cacheTags } from "@marquee/contract";
import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./baseQuery.ts";

/** The one cache of server data. Endpoints are injected per domain, so that an engine holds only what it compiles. */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes: cacheTags,
  endpoints: () => ({}),
  // Lists and content stay cached for a minute after the last screen using them has gone.
  keepUnusedDataFor: 60,
});
