import { msg } from "@lingui/core/macro";

/** What the jobs of domain `winners` are called, and what they do. */
export const winnersJobTexts = {
  "measure-winners": {
    name: msg`Lists of winners`,
    does: msg`Adds what has settled to the lists of the highest wins.`,
  },
};
