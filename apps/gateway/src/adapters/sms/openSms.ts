import type { Config } from "../../config.ts";
import { createHttpSms } from "./createHttpSms.ts";
import { createOutboxSms } from "./createOutboxSms.ts";
import type { SmsSender } from "./SmsSender.ts";

/** The short messages that the settings name: a service, or the outbox. */
export function openSms({ smsUrl, smsFrom }: Pick<Config, "smsUrl" | "smsFrom">): SmsSender {
  return smsUrl === undefined || smsFrom === undefined ? createOutboxSms() : createHttpSms(smsUrl, smsFrom);
}
