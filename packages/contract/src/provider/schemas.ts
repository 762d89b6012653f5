import { Type } from "typebox";
import type { Static, TProperties, TSchema } from "typebox";
import { providerStatusNames } from "./provider.ts";
import { storedGameRoundStates } from "../games/states.ts";
import type { ProviderCallName } from "./provider.ts";

const id = Type.String({ minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_.:-]+$" });
const sessionId = Type.String({ minLength: 1, maxLength: 128, pattern: "^[A-Za-z0-9_.:-]+$" });
const gameCode = Type.String({ minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" });
const currency = Type.String({ pattern: "^[A-Z]{3,5}$" });
const amount = Type.Integer({ minimum: 0, maximum: 1e15 });
/** A balance or a sum: a number, or its digits as text beyond what a number holds exactly. See `toWireAmount`. */
const wireAmount = Type.Union([
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  Type.String({ pattern: "^[1-9][0-9]{15,38}$" }),
]);
const time = Type.Integer({ minimum: 0, maximum: 8.64e15 });
/** What happened in the round, for the account record and disputes; stored as received, at most 32 keys. */
const detail = Type.Record(Type.String({ maxLength: 32 }), Type.Unknown(), { maxProperties: 32 });

const word = Type.String({ minLength: 1, maxLength: 40, pattern: "^[A-Za-z0-9_.:-]+$" });
/** Which sides of which markets a stake is on, where a game has sides that win against each other, such as banker and player. */
const stakeDetail = Type.Intersect([
  detail,
  Type.Object({
    sides: Type.Optional(Type.Array(Type.Object({ market: word, side: word }), { minItems: 1, maxItems: 20 })),
  }),
]);

/** `/session`: exchanges a launch token, once, within 60 s (contract 3.12.2). */
const providerSessionRequest = Type.Object({
  token: Type.String({ minLength: 16, maxLength: 256, pattern: "^[A-Za-z0-9_.-]+$" }),
  requestId: Type.Optional(id),
});

/**
 * `/balance`. `stake`: what the vendor of a wallet of its own is about to take in a round, one stake a round, in 1/10,000 of the unit; it
 * is judged like a bet.
 */
const providerBalanceRequest = Type.Object({
  sessionId,
  requestId: id,
  stake: Type.Optional(Type.Object({ roundId: id, amount })),
});

/** `/bet`: debits the stake and opens the round. `amount` in 1/10,000 of the unit. */
const providerBetRequest = Type.Object({
  sessionId,
  requestId: id,
  txId: id,
  roundId: id,
  gameCode,
  amount,
  currency,
  bonus: Type.Optional(Type.Object({ freeSpinId: id })),
  detail: Type.Optional(stakeDetail),
});

/** `/win`: credits the round; 0 is allowed, to close it. */
const providerWinRequest = Type.Object({
  sessionId,
  requestId: id,
  txId: id,
  betTxId: Type.Optional(id),
  roundId: id,
  gameCode,
  amount,
  currency,
  roundClosed: Type.Boolean(),
  kind: Type.Union([Type.Literal("WIN"), Type.Literal("JACKPOT"), Type.Literal("FREESPIN"), Type.Literal("PROMO")]),
  detail: Type.Optional(detail),
});

/** `/betwin`: stake and win of an instant round in one move, under one txId; the round is closed afterwards. */
const providerBetwinRequest = Type.Object({
  sessionId,
  requestId: id,
  txId: id,
  roundId: id,
  gameCode,
  amount,
  winAmount: amount,
  currency,
  detail: Type.Optional(stakeDetail),
});

/** `/rollback`: undoes one bet fully; unknown bets leave a tombstone (contract 3.12.3 rule 4). */
const providerRollbackRequest = Type.Object({
  sessionId,
  requestId: id,
  txId: id,
  betTxId: id,
  roundId: id,
  reason: Type.String({ maxLength: 200 }),
});

/** `/round`: state and transactions, for recovery; accepted with an ended session (contract 3.12.3 rule 2). */
const providerRoundRequest = Type.Object({ sessionId, requestId: Type.Optional(id), roundId: id });

/** `/end`: ends the session. */
const providerEndRequest = Type.Object({ sessionId, requestId: Type.Optional(id) });

/**
 * `/transactions`: the caller's own transactions in `[from, to)` of all tenants, for reconciliation. Epoch ms, at most
 * 31 days.
 */
const providerTransactionsRequest = Type.Object({
  requestId: Type.Optional(id),
  from: time,
  to: time,
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 400 })),
});

const refusals = providerStatusNames.filter((name) => name !== "OK");

/** Any status. */
const providerStatus = Type.Enum(providerStatusNames);

const common = {
  requestId: Type.String(),
  /** The present one (main and bonus); absent when the player is not known. */
  balance: Type.Optional(wireAmount),
  currency: Type.Optional(currency),
  /** In answers that tell the balance alone: the highest stake that the player's bonus allows while it is active; absent without one. */
  maxStake: Type.Optional(amount),
  /** In answers to /balance: the stakes that the game takes now; those of the session are as of its start. */
  limits: Type.Optional(Type.Object({ minBet: amount, maxBet: amount })),
  /** The gateway's own id of the stored transaction. */
  txRef: Type.Optional(Type.String()),
  processedAt: time,
};

/** A refusal: its status is any but OK. */
const providerRefusal = Type.Object({
  ...common,
  status: Type.Enum(refusals),
  /** Which of the player's own limits refused, with RG_LIMIT: `LOSS`, `WAGER` or `SESSION` (contract 3.12.3 rule 9). */
  limit: Type.Optional(Type.String()),
  /** With `LOSS` and `WAGER`: what the player's limits leave, and when this stake fits them again; without `until` it is above a limit itself. */
  left: Type.Optional(wireAmount),
  until: Type.Optional(time),
  /** What keeps the player from staking, with PLAYER_BLOCKED. */
  reason: Type.Optional(Type.Enum(["FROZEN", "CLOSED", "TIMEOUT", "EXCLUSION"])),
  /** The field that was wrong, with INVALID_REQUEST. */
  field: Type.Optional(Type.String()),
});

const answer = <Properties extends TProperties>(properties: Properties) =>
  Type.Union([Type.Object({ ...common, status: Type.Literal("OK"), ...properties }), providerRefusal]);

/**
 * What an answer to a money call holds; `note` is `TOMBSTONE` after the rollback of an unknown bet (contract 3.12.3
 * rule 4).
 */
const providerMoneyAnswer = answer({ note: Type.Optional(Type.Literal("TOMBSTONE")) });

const count = Type.Integer({ minimum: 0 });

/** The gateway's record of the game that was launched (decision 039). */
const providerGame = Type.Object({
  code: gameCode,
  /** The mathematical model; a game server that does not have it takes no stake. */
  model: Type.String({ pattern: "^[a-z][a-z0-9-]{0,39}$" }),
  theme: Type.String({ pattern: "^[a-z][a-z0-9-]{0,39}$" }),
  /** The return to player as lists show it, in 1/100 of a per cent. */
  rtp: Type.Integer({ minimum: 1, maximum: 10_000 }),
});

/** The part of the player's session that a game server may know. Limits in 1/10,000 of the unit. */
const providerSession = Type.Object({
  sessionId,
  playerId: id,
  nickname: Type.String(),
  currency,
  language: Type.String(),
  country: Type.String(),
  mode: Type.Union([Type.Literal("REAL"), Type.Literal("DEMO")]),
  limits: Type.Object({ minBet: amount, maxBet: amount, maxWin: amount }),
  jurisdiction: Type.String(),
  /** Minutes between reality checks; 0 = none. */
  realityMinutes: count,
  expiresAt: time,
  /** Only for the house's own games; gateways of older versions do not send it. */
  game: Type.Optional(providerGame),
  /** The same for all games that are played in one login: time and net position count over them. */
  playSession: Type.Optional(id),
  /** The session plays from the vendor's own wallet of this name, not from the main wallet (WL-04). */
  transferWallet: Type.Optional(Type.String({ pattern: "^[A-Z0-9-]{1,72}$" })),
  /** The merchant's zone, an IANA name: the one in which a game's history tells times. */
  timeZone: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
});

/** One stored transaction of a round or of the reconciliation list. */
const providerTransaction = Type.Object({
  txId: id,
  kind: Type.Union([Type.Literal("bet"), Type.Literal("win"), Type.Literal("betwin"), Type.Literal("rollback")]),
  betTxId: Type.Optional(id),
  roundId: id,
  playerId: id,
  amount,
  winAmount: Type.Optional(amount),
  currency,
  status: providerStatus,
  processedAt: time,
});

/** Life of a round: open until a win closes it or its bets are rolled back. */
const providerRoundState = Type.Enum(storedGameRoundStates);

/** Request and answer schema of every call, by name. */
export const providerSchemas = {
  session: { request: providerSessionRequest, answer: answer({ session: providerSession }) },
  balance: { request: providerBalanceRequest, answer: providerMoneyAnswer },
  bet: { request: providerBetRequest, answer: providerMoneyAnswer },
  win: { request: providerWinRequest, answer: providerMoneyAnswer },
  betwin: { request: providerBetwinRequest, answer: providerMoneyAnswer },
  rollback: { request: providerRollbackRequest, answer: providerMoneyAnswer },
  round: {
    request: providerRoundRequest,
    answer: answer({
      round: Type.Object({ roundId: id, state: providerRoundState, transactions: Type.Array(providerTransaction) }),
    }),
  },
  end: {
    request: providerEndRequest,
    answer: answer({ totals: Type.Object({ bets: wireAmount, wins: wireAmount, rounds: count }) }),
  },
  transactions: {
    request: providerTransactionsRequest,
    answer: answer({
      transactions: Type.Array(providerTransaction),
      nextCursor: Type.Optional(Type.String()),
      /** Of the whole list, with its first page only. */
      summary: Type.Optional(
        Type.Object({
          /** The list holds all of `[from, to)` for good: the requested end, or now if that is earlier. */
          to: time,
          count,
          totals: Type.Array(Type.Object({ currency, bets: wireAmount, wins: wireAmount, rollbacks: wireAmount })),
          /** hex HMAC-SHA-256 of the summary's text, with the provider's current secret. */
          signature: Type.String(),
        }),
      ),
    }),
  },
} satisfies Record<ProviderCallName, { request: TSchema; answer: TSchema }>;

/** The body of a call, by name. */
export type ProviderRequest<Name extends ProviderCallName> = Static<(typeof providerSchemas)[Name]["request"]>;

/** The answer to a call, by name; `status === "OK"` tells an answer from a refusal. */
export type ProviderAnswer<Name extends ProviderCallName> = Static<(typeof providerSchemas)[Name]["answer"]>;

/** The session of an OK answer to `/session`. */
export type ProviderSession = Static<typeof providerSession>;

/** A game's record, as it comes with the session of a house game. */
export type ProviderGame = Static<typeof providerGame>;

/** A stored transaction. */
export type ProviderTransaction = Static<typeof providerTransaction>;
