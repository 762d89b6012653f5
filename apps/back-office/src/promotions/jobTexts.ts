import { msg } from "@lingui/core/macro";

/** What the jobs of domain `promotions` are called, and what they do. */
export const promotionsJobTexts = {
  "tell-bonuses": { name: msg`Messages about bonuses`, does: msg`Tells members what has become of their bonuses.` },
  "end-bonuses": { name: msg`End of bonuses`, does: msg`Ends bonuses whose time is over.` },
  "remove-losses": {
    name: msg`Removal of counted losses`,
    does: msg`Removes what members have lost once no promotion gives anything back for it.`,
  },
};
