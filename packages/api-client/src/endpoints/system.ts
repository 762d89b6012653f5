import {
  type Country,
  getRegisterRules,
  getStatus,
  getWhitelabel,
  listCountries,
  type RegisterRules,
  type SystemStatus,
  type WhitelabelNode,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `system`. */
export const systemApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatus: build.query<SystemStatus, { url?: string }>({ query: toCall(getStatus) }),
    getWhitelabel: build.query<WhitelabelNode, Record<string, never>>({ query: toCall(getWhitelabel) }),
    getRegisterRules: build.query<RegisterRules, { type?: "username" | "mobile" }>({
      query: toCall(getRegisterRules),
      providesTags: ["RegisterRules"],
    }),
    listCountries: build.query<Country[], Record<string, never>>({ query: toCall(listCountries) }),
  }),
});

export const { useGetRegisterRulesQuery, useListCountriesQuery } = systemApi;
