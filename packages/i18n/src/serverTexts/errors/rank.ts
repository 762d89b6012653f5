import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `rank`. */
export const rankErrorTexts = {
  "rank.gift.locked": msg({ id: "error.rank.gift.locked", message: "There is no gift of this level for you yet." }),
  "rank.gift.claimed": msg({ id: "error.rank.gift.claimed", message: "You already have the gift of this level." }),
  "rank.changed": msg({
    id: "error.rank.changed",
    message: "What levels give has changed. Look at the new terms and claim again.",
  }),
} as const satisfies Record<string, MessageDescriptor>;
