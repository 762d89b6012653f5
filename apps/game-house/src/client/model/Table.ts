import type { ApiCode, GameState, RoundView } from "../../api/GameApi.ts";
import type { Texts } from "../texts/en.ts";
import type { Board } from "./Board.ts";

/** A line for the player: a text, and an amount and a time where it names them. */
export type Message = {
  readonly key: keyof Texts;
  readonly amount?: string;
  /** A second amount, the lower one. */
  readonly least?: string;
  /** In milliseconds. */
  readonly time?: number;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** What went wrong. */
type Problem = { readonly code: ApiCode | "offline" };

/** Everything the screen shows. */
export type Table = {
  readonly status: "loading" | "playing" | "closed";
  readonly state?: GameState;
  readonly board: Board;
  readonly stake: string;
  /** The stake to which the game went by itself, since the one before is not possible any more: it is told until the player presses. */
  readonly movedStake?: string | undefined;
  readonly win: string;
  readonly balance?: string;
  readonly net: string;
  /** The unfinished round, or the last one. */
  readonly round?: RoundView;
  readonly message: Message;
  readonly problem?: Problem;
  /** A press is being answered or shown. */
  readonly isBusy: boolean;
  /** The win is higher than the stake: only then is there something to celebrate. */
  readonly isCelebrating: boolean;
  readonly isPaused: boolean;
  /** The browser knows that there is no network. */
  readonly isOffline: boolean;
};
