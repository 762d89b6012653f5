import { msg } from "@lingui/core/macro";

/** What the kinds of webhooks about bets and rounds mean. */
export const gamesWebhookKindTexts = {
  "bet.placed": msg`A stake was taken`,
  "bet.won": msg`A win was paid`,
  "bet.rolled_back": msg`A stake was returned`,
  "round.settled": msg`A round is over`,
};
