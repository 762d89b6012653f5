// A game's transfers carry `game:<code>:<round>` as their reference: enough to name the game in the account record.

/** The reference of a game round's transfers. */
export function toRoundReference(gameCode: string, roundId: string): string {
  return `game:${gameCode}:${roundId}`;
}

/** The game of a reference, if it is a game's. */
export function toGameCode(reference: string): string | undefined {
  const [kind, code] = reference.split(":");
  return kind === "game" ? code : undefined;
}

/** The round of a reference, if it is a game's. */
export function toRoundId(reference: string): string | undefined {
  return toGameCode(reference) === undefined ? undefined : toReference(reference);
}

/** The part of a reference that the account record shows: for a game, the round. */
export function toReference(reference: string): string {
  const [kind, , ...round] = reference.split(":");
  return kind === "game" ? round.join(":") : reference;
}
