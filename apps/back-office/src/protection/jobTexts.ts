import { msg } from "@lingui/core/macro";

/** What the jobs of domain `protection` are called, and what they do. */
export const protectionJobTexts = {
  "spread-exclusions": {
    name: msg`Exclusions of persons`,
    does: msg`Applies an exclusion to every account of the same person.`,
  },
};
