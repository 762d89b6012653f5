import type {
  ApiAnswers,
  ApiCode,
  Fairness,
  GameState,
  HistoryAnswer,
  ReplayAnswer,
  RoundAnswer,
} from "../../api/GameApi.ts";

/** Why a call failed: a code of the server, or `offline` when no answer came. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiCode | "offline";
  /** Milliseconds until the same call is taken, with spin.early. */
  readonly retryAfter: number;

  constructor(code: ApiCode | "offline", retryAfter = 0) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Whether nothing goes on before the game is launched again. */
export function isSessionOver(code: ApiError["code"]): boolean {
  return code === "session.ended" || code === "session.replaced" || code === "launch.invalid";
}

/** The game's server as its client calls it. Every call throws {@link ApiError}. */
export type Api = {
  readonly open: (launchToken: string, gameCode: string) => Promise<GameState>;
  readonly state: () => Promise<GameState>;
  readonly spin: (roundId: string, stake: string) => Promise<RoundAnswer>;
  readonly step: (roundId: string, stage: number, choice?: number) => Promise<RoundAnswer>;
  readonly history: (before?: string) => Promise<HistoryAnswer>;
  readonly replay: (roundId: string) => Promise<ReplayAnswer>;
  readonly fairness: () => Promise<Fairness>;
  readonly rotate: (clientSeed: string) => Promise<Fairness>;
  /** The player has seen how a round ended. */
  readonly seen: (roundId: string) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** Where the session's token survives a reload of the frame. */
export type TokenStore = {
  readonly get: () => string | null;
  readonly set: (token: string) => void;
  readonly clear: () => void;
};

/** A little longer than the server's own timeout with the wallet. */
const timeout = 20_000;

/** Makes the caller; the token never leaves it but for its store. */
export function createApi(tokens: TokenStore): Api {
  const post = async <Name extends keyof ApiAnswers>(name: Name, body: object): Promise<ApiAnswers[Name]> => {
    const token = tokens.get();
    const response = await fetch(`/api/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    }).catch(() => {
      throw new ApiError("offline");
    });
    if (!response.ok) throw toError(await response.json().catch(() => undefined));
    // Server and client share the types of GameApi.ts and are built together; the server's tests hold it to them.
    const answer: ApiAnswers[Name] = await response.json();
    return answer;
  };
  return {
    open: async (launchToken, gameCode) => {
      const { token, state } = await post("open", { token: launchToken, gameCode });
      tokens.set(token);
      return state;
    },
    state: () => post("state", {}),
    spin: (roundId, stake) => post("spin", { roundId, stake }),
    step: (roundId, stage, choice) => post("step", { roundId, stage, ...(choice === undefined ? {} : { choice }) }),
    history: (before) => post("history", before === undefined ? {} : { before }),
    replay: (roundId) => post("replay", { roundId }),
    fairness: () => post("fairness", {}),
    rotate: (clientSeed) => post("rotate", { clientSeed }),
    seen: async (roundId) => void (await post("seen", { roundId })),
    end: async () => {
      await post("end", {});
      tokens.clear();
    },
  };
}

const codes: readonly ApiCode[] = [
  "request.invalid",
  "launch.invalid",
  "session.ended",
  "session.replaced",
  "stake.invalid",
  "spin.early",
  "round.unfinished",
  "round.unknown",
  "stage.unknown",
  "choice.invalid",
  "game.unknown",
  "not.found",
  "too.large",
  "rate.limited",
  "busy",
  "unknown",
  "wallet.unavailable",
];

function toError(answer: unknown): ApiError {
  const { code, retryAfter }: { code?: unknown; retryAfter?: unknown } =
    typeof answer === "object" && answer !== null ? answer : {};
  return new ApiError(
    codes.find((known) => known === code) ?? "unknown",
    typeof retryAfter === "number" ? retryAfter : 0,
  );
}
