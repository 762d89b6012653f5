import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `missions` are called. */
export const missionsAuditActionTexts = {
  "make mission": msg`Made a mission`,
  "change mission": msg`Changed a mission`,
  "stop mission": msg`Stopped a mission`,
  "make challenge": msg`Made a challenge`,
  "change challenge": msg`Changed a challenge`,
};
