import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

type Nothing = Record<string, never>;

/** Webhooks: endpoints and their deliveries. */
const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: build.query<row.WebhookList, AtMerchant<Nothing>>({
      query: toMerchantQuery(row.listWebhooks),
      providesTags: ["Webhooks"],
    }),
    createWebhook: build.mutation<row.WebhookSecret, AtMerchant<row.CreateWebhook>>({
      query: toMerchantQuery(row.createWebhook),
      invalidatesTags: ["Webhooks", "Audit"],
    }),
    // Refused too: somebody else has changed what the page shows.
    changeWebhook: build.mutation<Nothing, AtMerchant<row.ChangeWebhook>>({
      query: toMerchantQuery(row.changeWebhook),
      invalidatesTags: ["Webhooks", "Audit"],
    }),
    rotateWebhookSecret: build.mutation<row.WebhookSecret, AtMerchant<row.WebhookVersion>>({
      query: toMerchantQuery(row.rotateWebhookSecret),
      invalidatesTags: ["Webhooks", "Audit"],
    }),
    removeWebhook: build.mutation<Nothing, AtMerchant<row.WebhookVersion>>({
      query: toMerchantQuery(row.removeWebhook),
      invalidatesTags: ["Webhooks", "Audit"],
    }),
    testWebhook: build.mutation<Nothing, AtMerchant<row.WebhookId>>({
      query: toMerchantQuery(row.testWebhook),
      invalidatesTags: ["Webhooks", "Audit"],
    }),
    listWebhookDeliveries: build.query<row.WebhookDeliveryPage, AtMerchant<row.ListWebhookDeliveries>>({
      query: toMerchantQuery(row.listWebhookDeliveries),
      providesTags: ["Webhooks"],
    }),
    getWebhookDelivery: build.query<row.WebhookDeliveryDetail, AtMerchant<row.GetWebhookDelivery>>({
      query: toMerchantQuery(row.getWebhookDelivery),
      keepUnusedDataFor: 0,
    }),
    resendWebhook: build.mutation<row.WebhookResent, AtMerchant<row.ResendWebhook>>({
      query: toMerchantQuery(row.resendWebhook),
      invalidatesTags: ["Webhooks", "Audit"],
    }),
  }),
});

export const {
  useListWebhooksQuery,
  useCreateWebhookMutation,
  useChangeWebhookMutation,
  useRotateWebhookSecretMutation,
  useRemoveWebhookMutation,
  useTestWebhookMutation,
  useListWebhookDeliveriesQuery,
  useGetWebhookDeliveryQuery,
  useResendWebhookMutation,
} = webhooksApi;
