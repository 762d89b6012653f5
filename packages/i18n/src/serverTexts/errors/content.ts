import { msg } from "@lingui/core/macro";

/** The texts of domain `content`'s error codes. */
export const contentErrorTexts = {
  "document.unknown": msg({ id: "error.document.unknown", message: "This text is not there any more." }),
};
