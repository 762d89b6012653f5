import { msg } from "@lingui/core/macro";

/** What the jobs of domain `system` are called, and what they do. */
export const systemJobTexts = {
  "planned-changes": {
    name: msg`Planned changes`,
    does: msg`Makes planned changes of switches and settings when their time has come.`,
  },
  "remove-live-events": {
    name: msg`Live events`,
    does: msg`Removes events that every open page has had the time to read.`,
  },
  retention: { name: msg`Retention of data`, does: msg`Removes data that has been kept for as long as it may be.` },
};
