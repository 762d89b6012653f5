import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `member`. */
export const memberErrorTexts = {
  "nickname.taken": msg({ id: "error.nickname.taken", message: "This nickname is taken. Please choose another one." }),
  "birthday.fixed": msg({
    id: "error.birthday.fixed",
    message: "The birthday is set and cannot be changed. Please contact us if it is wrong.",
  }),
  "birthday.required": msg({
    id: "error.birthday.required",
    message: "Before you play, please tell us your birthday.",
  }),
  "upload.type": msg({ id: "error.upload.type", message: "Please choose a PNG or JPG picture." }),
  "upload.size": msg({
    id: "error.upload.size",
    message: "This picture is too large. It may have at most 5 MB and 50 megapixels.",
  }),
  "upload.incomplete": msg({
    id: "error.upload.incomplete",
    message: "The end of this picture is missing. Take it again, or save it again, and send it once more.",
  }),
  "upload.count": msg({ id: "error.upload.count", message: "There are too many pictures. Please try again tomorrow." }),
  "language.disabled": msg({ id: "error.language.disabled", message: "This language is not available." }),
} as const satisfies Record<string, MessageDescriptor>;
