import {
  createSecurityEntry,
  type CreateSecurityEntryRequest,
  type SecurityEntry,
  listSecurity,
  type ListSecurityValue,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `security`. */
const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSecurity: build.query<ListSecurityValue, Record<string, never>>({
      query: toCall(listSecurity),
      providesTags: ["Session"],
    }),
    createSecurityEntry: build.mutation<SecurityEntry, CreateSecurityEntryRequest>({
      query: toCall(createSecurityEntry),
      invalidatesTags: (made) => (made === undefined ? [] : ["Session"]),
    }),
  }),
});

export const { useListSecurityQuery, useCreateSecurityEntryMutation } = securityApi;
