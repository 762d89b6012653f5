/** A status of the seamless wallet: its HTTP code, and whether it is final (contract 3.12.3, rules 1, 5, 9). */
export type ProviderStatusRow = {
  readonly http: 200 | 400 | 401 | 429 | 500 | 503 | 504;
  /** A final answer is stored under its txId and never retried; any other is not stored, and the caller asks again. */
  readonly final: boolean;
};

/** Every status of the seamless wallet, in the order of contract 3.12.3 rule 9. */
export const providerStatusNames = [
  "OK",
  "UNKNOWN",
  "INVALID_SIGNATURE",
  "INVALID_REQUEST",
  "INVALID_SESSION",
  "SESSION_EXPIRED",
  "PLAYER_BLOCKED",
  "RG_LIMIT",
  "INVALID_GAME",
  "GAME_DISABLED",
  "WRONG_CURRENCY",
  "INSUFFICIENT_FUNDS",
  "BET_LIMIT",
  "DUPLICATE_CONFLICT",
  "TX_NOT_FOUND",
  "ROUND_CLOSED",
  "ROLLED_BACK",
  "ALREADY_ROLLED_BACK",
  "ALREADY_SETTLED",
  "TIMEOUT",
  "RATE_LIMITED",
  "MAINTENANCE",
  "WIN_LIMIT",
] as const;

/** A status of the seamless wallet (contract 3.12.3 rule 9). */
export type ProviderStatus = (typeof providerStatusNames)[number];

const transient: Partial<Record<ProviderStatus, ProviderStatusRow>> = {
  UNKNOWN: { http: 500, final: false },
  TIMEOUT: { http: 504, final: false },
  RATE_LIMITED: { http: 429, final: false },
  MAINTENANCE: { http: 503, final: false },
  // A ceiling that the operator set: the win is paid when the ceiling allows it again (decision 020).
  WIN_LIMIT: { http: 503, final: false },
};

// Such an answer says nothing about the money: a wrong secret or clock is corrected, and the same call is sent again.
const notUnderstood: Partial<Record<ProviderStatus, ProviderStatusRow>> = {
  INVALID_SIGNATURE: { http: 401, final: false },
  INVALID_REQUEST: { http: 400, final: false },
};

/**
 * The HTTP code of a status. A refusal that the gateway decided is HTTP 200 and final; a status that means "ask again"
 * or "not understood" has another code and is not final.
 */
export function getProviderStatus(status: ProviderStatus): ProviderStatusRow {
  return transient[status] ?? notUnderstood[status] ?? { http: 200, final: true };
}

/** The names of the wallet's calls: each is `POST /provider/v1/<name>` (contract 3.12.2). */
export type ProviderCallName =
  | "session"
  | "balance"
  | "bet"
  | "win"
  | "betwin"
  | "rollback"
  | "round"
  | "end"
  | "transactions";

/** One call of the seamless wallet as a row of data (contract 3.12.2). */
export type ProviderCall = {
  readonly name: ProviderCallName;
  readonly path: string;
  /** It writes to the ledger and carries a txId. */
  readonly movesMoney: boolean;
  /** It needs a live session; the others are accepted when it has ended (contract 3.12.3 rule 2). */
  readonly liveSession: boolean;
};

/** Where the wallet's calls live (contract 3.12.1). */
export const providerBase = "/provider/v1";

const call = (name: ProviderCallName, movesMoney: boolean, liveSession: boolean): ProviderCall => ({
  name,
  path: `${providerBase}/${name}`,
  movesMoney,
  liveSession,
});

/** The nine calls of contract 3.12.2. */
export const providerCalls: readonly ProviderCall[] = [
  call("session", false, false),
  call("balance", false, false),
  call("bet", true, true),
  call("win", true, false),
  call("betwin", true, true),
  call("rollback", true, false),
  call("round", false, false),
  call("end", false, false),
  call("transactions", false, false),
];

/** Header names of a signed call, and the tolerance of its clock in seconds (contract 3.12.1). */
export const providerSignature = {
  provider: "x-provider",
  timestamp: "x-timestamp",
  signature: "x-signature",
  toleranceSeconds: 60,
} as const;

/** How long a game server waits and when it tries again, in milliseconds (contract 3.12.1 and 3.12.3 rule 5). */
export const providerPatience = {
  timeout: 3_000,
  betTries: 3,
  betPause: 1_000,
  /** Pauses between further tries; the last repeats without end. */
  pauses: [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000, 256_000, 300_000],
} as const;

/** The text whose HMAC-SHA-256, in lower-case hex, is `X-Signature`; `path` is without the query (contract 3.12.1). */
export function toSignatureText(timestamp: string, path: string, rawBody: string): string {
  return `${timestamp}\n${path}\n${rawBody}`;
}

/** The fields that two calls with one txId must share, else the second is DUPLICATE_CONFLICT (contract 3.12.3 rule 1). */
export type TransactionFields = {
  readonly kind: "bet" | "win" | "betwin" | "rollback";
  readonly playerId: string;
  readonly roundId: string;
  readonly gameCode?: string | undefined;
  /** 1/10,000 of the unit. */
  readonly amount?: number | undefined;
  /** The second amount of a betwin. */
  readonly winAmount?: number | undefined;
  readonly currency?: string | undefined;
  readonly betTxId?: string | undefined;
};

/** The text to hash and store beside a txId, to tell a retry from another request (contract 3.12.3 rule 1). */
export function toTransactionText(fields: TransactionFields): string {
  return JSON.stringify([
    fields.kind,
    fields.playerId,
    fields.roundId,
    fields.gameCode ?? null,
    fields.amount ?? null,
    fields.winAmount ?? null,
    fields.currency ?? null,
    fields.betTxId ?? null,
  ]);
}

/**
 * A sum or a balance in 1/10,000 of the unit: a whole number, or its digits as text where a number would lose digits.
 */
export type WireAmount = number | string;

/** Writes an amount of any size so that no digit is lost in JSON. */
export function toWireAmount(amount: bigint): WireAmount {
  return amount <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(amount) : amount.toString();
}

/** Totals of one currency in a reconciliation list. */
export type TransactionTotals = {
  readonly currency: string;
  readonly bets: WireAmount;
  readonly wins: WireAmount;
  readonly rollbacks: WireAmount;
};

/** The text whose HMAC signs the summary of `/transactions`; currencies in alphabetical order (contract 3.12.2). */
export function toSummaryText(from: number, to: number, count: number, totals: readonly TransactionTotals[]): string {
  const lines = totals
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
    .map(({ currency, bets, wins, rollbacks }) => `${currency}:${bets}:${wins}:${rollbacks}`);
  return [from, to, count, ...lines].join("\n");
}

/** Messages a game sends to the page that frames it (contract 3.12.4); `balance` is a decimal string. */
export type GameMessage =
  | { readonly type: "game:ready" }
  | { readonly type: "game:balance"; readonly balance: string }
  | { readonly type: "game:roundStart"; readonly roundId: string }
  | { readonly type: "game:roundEnd"; readonly roundId: string }
  /** The stake that the player chose: the host keeps it for the next launch of this game on this device. */
  | { readonly type: "game:stake"; readonly stake: string }
  /** The session is over and the player wants to go on here: the host launches the game again. */
  | { readonly type: "game:reopen" }
  | { readonly type: "game:exit" }
  | { readonly type: "game:deposit" }
  | { readonly type: "game:error"; readonly status: string };

/** Messages the framing page sends to a game (contract 3.12.4). */
export type HostMessage =
  | { readonly type: "host:pause" }
  | { readonly type: "host:resume" }
  | { readonly type: "host:close" }
  | { readonly type: "host:balanceChanged" };
