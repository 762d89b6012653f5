import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of any call. */
export const systemErrorTexts = {
  unknown: msg({ id: "error.unknown", message: "Unknown error" }),
  "server.busy": msg({ id: "error.server.busy", message: "The site is busy. Please try again in a moment." }),
  "request.invalid": msg({
    id: "error.request.invalid",
    message: "The request could not be read. Please reload the page.",
  }),
  fields: msg({ id: "error.fields", message: "Please check the marked fields." }),
  "path.unknown": msg({ id: "error.path.unknown", message: "This page or function does not exist." }),
  "relay.unknown": msg({ id: "error.relay.unknown", message: "This function does not exist." }),
  "body.too.large": msg({ id: "error.body.too.large", message: "This is too large to send." }),
  "merchant.contradiction": msg({
    id: "error.merchant.contradiction",
    message: "This address belongs to another site.",
  }),
  "host.unknown": msg({ id: "error.host.unknown", message: "There is no site at this address." }),
  "site.closed": msg({ id: "error.site.closed", message: "This site is closed." }),
  "rate.limited": msg({
    id: "error.rate.limited",
    message: "Too many requests. Please retry after {minutes, plural, one {# minute} other {# minutes}}.",
  }),
  "function.not.available": msg({ id: "error.function.not.available", message: "This function is not enabled." }),
  "permission.denied": msg({ id: "error.permission.denied", message: "You do not have permission to do this." }),
  "trial.not.allowed": msg({ id: "in_need_true_account", message: "You need a real account for this." }),
  "idempotency.required": msg({
    id: "error.idempotency.required",
    message: "This could not be sent. Please try again.",
  }),
  "idempotency.conflict": msg({
    id: "error.idempotency.conflict",
    message: "This was already sent with other details. Please reload the page.",
  }),
  "version.conflict": msg({
    id: "error.version.conflict",
    message: "Somebody else changed this in the meantime. Look at the change and try again.",
  }),
  "encryption.required": msg({
    id: "error.encryption.required",
    message: "This can only be sent encrypted. Please reload the page.",
  }),
  "encryption.invalid": msg({
    id: "error.encryption.invalid",
    message: "This could not be read by the site. Please try again.",
  }),
  "encryption.skewed": msg({
    id: "error.encryption.skewed",
    message: "Your device's clock is wrong. Please set it and try again.",
  }),
  "encryption.replayed": msg({
    id: "error.encryption.replayed",
    message: "This was already sent. Please reload the page.",
  }),
  "encryption.key.unknown": msg({
    id: "error.encryption.key.unknown",
    message: "The secure connection was renewed. Please try again.",
  }),
  maintenance: msg({ id: "error.maintenance", message: "System maintenance" }),
  "region.restricted": msg({ id: "error.region.restricted", message: "Access is restricted by your location or IP." }),
  "client.upgrade.required": msg({
    id: "error.client.upgrade.required",
    message: "A new version of the site is ready. Please reload the page.",
  }),
} as const satisfies Record<string, MessageDescriptor>;
