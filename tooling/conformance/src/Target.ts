/** A launch token, and the game that it is for. */
export type Launch = { readonly token: string; readonly gameCode: string };

/** An operator's action on the player or the game under test. */
export type OperatorAction = "freeze" | "unfreeze" | "closeGame" | "openGame";

/** A gateway under test. */
export type Target = {
  /** The origin, without `/provider/v1`. */
  readonly url: string;
  readonly provider: string;
  readonly secret: string;
  /** Returns a new launch token each time, always for the same player and game; the player has money. */
  readonly getLaunch: () => Promise<Launch>;
  /** Performs an operator's action; without it the cases that need one are reported as not run. */
  readonly operate?: (action: OperatorAction) => Promise<void>;
};
