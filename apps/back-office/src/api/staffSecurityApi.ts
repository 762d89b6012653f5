import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

type Nothing = Record<string, never>;

/** Calls about the security of colleagues' accounts. */
const staffSecurityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffSecurity: build.query<row.StaffSecurityPage, AtMerchant<row.ListStaffSecurity>>({
      query: toMerchantQuery(row.listStaffSecurity),
      providesTags: ["People"],
    }),
    unlockPerson: build.mutation<Nothing, AtMerchant<row.UnlockPerson>>({
      query: toMerchantQuery(row.unlockPerson),
      invalidatesTags: ["People", "Audit"],
    }),
  }),
});

export const { useListStaffSecurityQuery, useUnlockPersonMutation } = staffSecurityApi;
