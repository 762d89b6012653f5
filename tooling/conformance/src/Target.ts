/** A launch token with the game that it was made for. */
export type Launch = { readonly token: string; readonly gameCode: string };

/** What an operator may do to the player or the game under test. */
export type OperatorAction = "freeze" | "unfreeze" | "closeGame" | "openGame";

/** A gateway under test. */
export type Target = {
  /** Origin, without `/provider/v1`. */
  readonly url: string;
  readonly provider: string;
  readonly secret: string;
  /** A fresh launch token each time, always of the same player and game; the player has money. */
  readonly getLaunch: () => Promise<Launch>;
  /** Plays the operator; without it the cases that need one are listed as not run. */
  readonly operate?: (action: OperatorAction) => Promise<void>;
};
