import { createApi, fetchBaseQuery } from "@reduxjs/toolkit/query/react";

/** One query, never sent: it stands for the calls that any app has. */
export const api = createApi({
  baseQuery: fetchBaseQuery(),
  endpoints: (build) => ({ getNothing: build.query<object, string>({ query: (path) => path }) }),
});

export const { useGetNothingQuery } = api;
