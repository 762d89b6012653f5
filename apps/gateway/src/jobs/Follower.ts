import type { AllServices } from "../Services.ts";

/** Work that members see within two seconds of what it follows, such as points behind settled stakes. */
export interface Follower {
  /** Words with `-`, unique over all modules. */
  readonly name: string;
  /**
   * Takes in what has come since, a bounded part at a time. It runs at any number of gateways at once, so it holds its place in the
   * database, and moves it in the transaction of the effect: nothing is taken in twice, and a kill loses nothing. It costs one read where
   * nothing has come.
   */
  readonly follow: (services: AllServices) => Promise<void>;
}
