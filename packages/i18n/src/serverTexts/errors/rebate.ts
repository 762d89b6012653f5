import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `rebate`. */
export const rebateErrorTexts = {
  "rebate.minimum": msg({ id: "error.rebate.minimum", message: "There is too little to claim yet." }),
  "rebate.claimed": msg({ id: "error.rebate.claimed", message: "You have claimed your rebate today." }),
} as const satisfies Record<string, MessageDescriptor>;
