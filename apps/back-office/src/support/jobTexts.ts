import { msg } from "@lingui/core/macro";

/** What the jobs of domain `support` are called, and what they do. */
export const supportJobTexts = {
  "tell-notices": {
    name: msg`Begin and end of banners`,
    does: msg`Tells open pages when a banner or an announcement begins or ends by its schedule.`,
  },
};
