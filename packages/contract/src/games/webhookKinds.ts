/** What merchants are told of bets and rounds. */
export const gamesWebhookKinds = ["bet.placed", "bet.won", "bet.rolled_back", "round.settled"] as const;
