import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `affiliate`. */
export const affiliateErrorTexts = {
  "affiliate.state": msg({
    id: "error.affiliate.state",
    message: "This affiliate plan is not yours any more, or the offer has been answered.",
  }),
  "affiliate.changed": msg({
    id: "error.affiliate.changed",
    message: "The terms have changed. Read them again before you answer.",
  }),
  "affiliate.limit": msg({ id: "error.affiliate.limit", message: "You have as many as one account may have." }),
} as const satisfies Record<string, MessageDescriptor>;
