import type { HouseRoundState } from "@marquee/contract";
import type { GameRecord } from "../maths/toGame.ts";
import type { Outcome, PickStage, ReelStage } from "../maths/Outcome.ts";

/** Amounts are decimal strings, times epoch milliseconds, as in the platform's own calls (contract 3.1.2). */
type Decimal = string;

/** Life of a round: the states of the contract's table. */
export type RoundStatus = HouseRoundState;

/** A pick after the player's choice. */
type PickedStage = PickStage & { readonly picked: number };

/** A stage that the player has been shown. */
export type ShownStage = ReelStage | PickedStage;

/** A round as far as the player has seen it. */
export type RoundView = {
  readonly roundId: string;
  /** The id that the client gave, so that a second press is the same round. */
  readonly clientRoundId: string;
  readonly gameCode: string;
  readonly status: RoundStatus;
  readonly stake: Decimal;
  /** What the shown stages pay so far. */
  readonly win: Decimal;
  readonly stages: readonly ShownStage[];
  /** What the next press does; absent when the round has been shown to its end. */
  readonly next?: "free" | "respin" | "pick";
  readonly startedAt: number;
  /** Why the bet was not taken, with REFUSED: a status of the wallet. */
  readonly refusal?: string;
  /** The player's limit that refused, with RG_LIMIT; what keeps him from playing, with PLAYER_BLOCKED. */
  readonly limit?: string;
  /** With the refusal of a loss or wager limit: what the limits leave, and when the stake fits again; no time where it is above a limit. */
  readonly left?: Decimal;
  readonly until?: number;
};

/** What the game needs to know at any moment. */
export type GameState = {
  /** What is played, by the gateway's record. */
  readonly game: GameRecord;
  /** Absent while the wallet does not answer. */
  readonly balance?: Decimal;
  readonly currency: string;
  readonly mode: "REAL" | "DEMO";
  readonly nickname: string;
  readonly jurisdiction: string;
  readonly stakes: readonly Decimal[];
  /** The highest stake while the player's bonus is active; absent without one. */
  readonly maxStake?: Decimal;
  /** Highest win of one round; absent when there is no limit. */
  readonly maxWin?: Decimal;
  /** The merchant's zone, an IANA name. */
  readonly timeZone: string;
  /** Since the first game of this login was opened, whichever it was; `net` may be negative. */
  readonly openedAt: number;
  readonly net: Decimal;
  readonly serverTime: number;
  /** The round that waits to be finished in this game. */
  readonly round?: RoundView;
  /** The last round, when it ended while the player was not looking. */
  readonly unseen?: RoundView;
};

/** Answer to `POST /api/open`. */
export type OpenAnswer = { readonly token: string; readonly state: GameState };

/** Answer to a spin or a step; `balance` is absent when the wallet was not asked or did not answer. */
export type RoundAnswer = { readonly round: RoundView; readonly balance?: Decimal; readonly net: Decimal };

/** The commits of the seed in use and of the one after it, and the revealed one before. */
export type Fairness = {
  readonly commit: string;
  /** Fixed before the player says what the next seed is mixed with. */
  readonly nextCommit: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly revealed?: RevealedSeed;
};

/** A seed that is no longer in use. */
type RevealedSeed = {
  readonly serverSeed: string;
  readonly commit: string;
  readonly clientSeed: string;
  readonly rounds: number;
};

/** One line of the history. */
export type HistoryEntry = Pick<RoundView, "roundId" | "gameCode" | "status" | "stake" | "win" | "startedAt">;

/** A page of the history, newest first; `before` asks for the next one. */
export type HistoryAnswer = { readonly rounds: readonly HistoryEntry[]; readonly before?: string };

/** A finished round in full, for replay and proof. */
export type ReplayAnswer = {
  readonly round: RoundView;
  readonly proof: {
    readonly commit: string;
    readonly clientSeed: string;
    readonly nonce: number;
    /** Absent until the seed is rotated. */
    readonly serverSeed?: string;
    readonly gameVersion: number;
    readonly model: string;
    readonly modelVersion: number;
    /** 1/100 of a per cent. */
    readonly rtp: number;
  };
};

/** What each call answers: `POST /api/<name>` with a JSON body. */
export type ApiAnswers = {
  readonly open: OpenAnswer;
  readonly state: GameState;
  readonly spin: RoundAnswer;
  readonly step: RoundAnswer;
  readonly history: HistoryAnswer;
  readonly replay: ReplayAnswer;
  readonly fairness: Fairness;
  readonly rotate: Fairness;
  readonly verify: Outcome;
  readonly seen: Record<string, never>;
  readonly end: Record<string, never>;
};

/** Why a call was refused; HTTP 4xx, or 503 when the wallet does not answer. */
export type ApiRefusal = {
  readonly code: ApiCode;
  readonly field?: string;
  /** Milliseconds until the same call is taken, with spin.early. */
  readonly retryAfter?: number;
};

/** Codes of refusals; the client has a text for each. */
export type ApiCode =
  | "request.invalid"
  | "launch.invalid"
  | "session.ended"
  | "session.replaced"
  | "stake.invalid"
  | "spin.early"
  | "round.unfinished"
  | "round.unknown"
  | "stage.unknown"
  | "choice.invalid"
  | "game.unknown"
  | "not.found"
  | "too.large"
  | "rate.limited"
  | "busy"
  | "unknown"
  | "wallet.unavailable";
