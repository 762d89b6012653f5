import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes that only the client makes. */
export const clientErrorTexts = {
  "network.abnormal": msg({ id: "error.network.abnormal", message: "Network link is abnormal" }),
  "session.idle": msg({
    id: "error.session.idle",
    message: "You were logged out because you were inactive for a while. Please log in again.",
  }),
  "popup.blocked": msg({
    id: "error.popup.blocked",
    message: "Your browser blocked the window. Please allow pop-ups for this site.",
  }),
  "game.url.invalid": msg({ id: "error.game.url.invalid", message: "Invalid URL, contact customer service" }),
} as const satisfies Record<string, MessageDescriptor>;
