import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `games`. */
export const gamesErrorTexts = {
  "session.other.game": msg({
    id: "error.session.other.game",
    message: "Another game is open. Please close it first.",
  }),
  "game.maintenance": msg({ id: "error.game.maintenance", message: "This game is under maintenance." }),
  "game.not.found": msg({ id: "error.game.not.found", message: "This game does not exist any more." }),
  "game.disabled": msg({ id: "error.game.disabled", message: "This game is not available." }),
  "game.restricted": msg({
    id: "error.game.restricted",
    message: "This game is not open to your account. Please ask customer service.",
  }),
} as const satisfies Record<string, MessageDescriptor>;
