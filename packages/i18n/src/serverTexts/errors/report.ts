import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `report`. */
export const reportErrorTexts = {
  "report.too.long": msg({
    id: "error.report.too.long",
    message: "This month is too long for a PDF. Download it as CSV.",
  }),
} as const satisfies Record<string, MessageDescriptor>;
