import { msg } from "@lingui/core/macro";

/** The texts of domain `content`'s error codes. */
export const contentErrorTexts = {
  "document.unknown": msg({ id: "error.document.unknown", message: "This text is not there any more." }),
  "terms.not.accepted": msg({
    id: "error.terms.not.accepted",
    message: "The terms have changed. Please read and accept them first.",
  }),
  "terms.changed": msg({
    id: "error.terms.changed",
    message: "The terms have changed in the meantime. Please read the new ones.",
  }),
  "preview.ended": msg({
    id: "error.preview.ended",
    message: "This preview has ended. Make a new one in the back office.",
  }),
  "preview.changed": msg({
    id: "error.preview.changed",
    message: "The draft has changed since. Make a new preview in the back office.",
  }),
};
