import {
  addPasskey,
  type AddPasskeyRequest,
  listPasskeys,
  type PasskeyOptions,
  type Passkeys,
  type PasswordRequest,
  removePasskey,
  type RemovePasskeyRequest,
  startPasskey,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `security` about passkeys. */
const passkeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPasskeys: build.query<Passkeys, Record<string, never>>({
      query: toCall(listPasskeys),
      keepUnusedDataFor: 0,
      providesTags: ["Session"],
    }),
    startPasskey: build.mutation<PasskeyOptions, PasswordRequest>({ query: toCall(startPasskey) }),
    addPasskey: build.mutation<Record<string, never>, AddPasskeyRequest>({ query: toCall(addPasskey) }),
    removePasskey: build.mutation<Record<string, never>, RemovePasskeyRequest>({ query: toCall(removePasskey) }),
  }),
});

export const { useListPasskeysQuery, useStartPasskeyMutation, useAddPasskeyMutation, useRemovePasskeyMutation } =
  passkeyApi;
