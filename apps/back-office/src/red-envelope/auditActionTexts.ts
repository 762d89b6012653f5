import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `red-envelope` are called. */
export const redEnvelopeAuditActionTexts = {
  "make red envelope": msg`Made a red envelope`,
  "stop red envelope": msg`Stopped a red envelope`,
};
