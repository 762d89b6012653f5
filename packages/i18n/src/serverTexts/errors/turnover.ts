import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `turnover`. */
export const turnoverErrorTexts = {
  "turnover.required": msg({
    id: "error.turnover.required",
    message: "A part of your balance can be withdrawn only after it was played.",
  }),
} as const satisfies Record<string, MessageDescriptor>;
