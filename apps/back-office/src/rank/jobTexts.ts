import { msg } from "@lingui/core/macro";

/** What the jobs of domain `rank` are called, and what they do. */
export const rankJobTexts = {
  "keep-levels": {
    name: msg`VIP levels`,
    does: msg`Lowers levels that members have not kept, and gives those that were reached by a change of the rules.`,
  },
};
