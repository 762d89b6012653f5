import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `turnover`. */
export const turnoverErrorTexts = {
  "turnover.required": msg({
    id: "error.turnover.required",
    message: "Part of your balance can be withdrawn only once you have staked enough.",
  }),
} as const satisfies Record<string, MessageDescriptor>;
