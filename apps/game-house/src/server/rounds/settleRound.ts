import { getProviderStatus, type ProviderAnswer, providerPatience } from "@marquee/contract";
import type { House } from "../House.ts";
import { after, moveRound } from "./roundStore.ts";
import type { Round } from "./roundStore.ts";
import { type Room, toFinalWin } from "./toRoundView.ts";

/** A round after a word with the wallet, and the balance that it told. */
export type Settled = { readonly round: Round; readonly balance?: bigint; readonly room?: Room };

type MoneyAnswer = ProviderAnswer<"bet">;

const hour = 3_600_000;

/** A round that one press shows whole: its stake and win travel in one call. */
function isInstant(round: Round): boolean {
  return round.outcome.stages.length === 1;
}

/**
 * Ids of a round's transactions: the same on every try, so that a retry is a retry. What the wallet has refused for good
 * stays refused under its id: after a dispute the win or the rollback has another one.
 */
export function toTxIds({
  id,
  disputes,
}: Pick<Round, "id" | "disputes">): Readonly<Record<"bet" | "win" | "undo", string>> {
  const suffix = disputes === 0 ? "" : `.${disputes}`;
  return { bet: `${id}.bet`, win: `${id}.win${suffix}`, undo: `${id}.undo${suffix}` };
}

/**
 * Sends the bet, up to three times (contract 3.12.3 rule 5). Without a final answer the round is being undone, and
 * the first rollback is sent at once.
 */
export async function placeBet(house: House, round: Round): Promise<Settled> {
  let answer = await sendBet(house, round);
  let isUncertain = false;
  for (let tries = 1; tries < providerPatience.betTries && !isFinal(answer); tries += 1) {
    isUncertain = true;
    await house.wait(providerPatience.betPause);
    answer = await sendBet(house, round);
  }
  // A wallet that does not know the session has not looked at the bet: an earlier try may have been taken.
  if (!isFinal(answer) || (isUncertain && answer.status === "INVALID_SESSION"))
    return undoBet(house, await moveRound(house.db, round, "undo", { next_try_at: after(providerPatience.betPause) }));
  if (answer.status === "OK") return withBalance(await acceptBet(house, round), answer);
  const limit = answer.limit ?? answer.reason ?? null;
  const refused = await moveRound(house.db, round, "refuse", { refusal: answer.status, refused_limit: limit });
  const { left, until } = answer;
  // What a limit leaves changes with time: it is told with the refusal, and not kept.
  const room = left === undefined ? {} : { room: { left: BigInt(left), ...(until === undefined ? {} : { until }) } };
  return { ...withBalance(refused, answer), ...room };
}

/** The bet is taken: an instant round is over, another one waits for the player. */
export async function acceptBet(house: House, round: Round): Promise<Round> {
  return isInstant(round)
    ? finishInstant(house, round)
    : moveRound(house.db, round, "open", { shown: 1, next_try_at: after(house.abandonHours * hour) });
}

async function finishInstant({ db }: House, round: Round): Promise<Round> {
  return moveRound(db, round, "settle", { shown: 1, win: toFinalWin(round) });
}

/** The round has been shown to its end: from now on its win is due. */
export async function endRound(house: House, round: Round, picked: number | null): Promise<Settled> {
  const win = toFinalWin({ ...round, picked });
  return payWin(house, await moveRound(house.db, round, "pay", { shown: round.outcome.stages.length, picked, win }));
}

/** Sends the rollback once. Anything but a final answer leaves the round as it is, for the next try. */
export async function undoBet(house: House, round: Round): Promise<Settled> {
  if (round.status !== "UNDOING") return { round };
  const ids = toTxIds(round);
  const answer = await house.provider.call("rollback", {
    sessionId: round.provider_session,
    requestId: crypto.randomUUID(),
    txId: ids.undo,
    betTxId: ids.bet,
    roundId: round.id,
    reason: "the bet was not answered in time",
  });
  if (!isFinal(answer)) return { round };
  if (answer.status === "OK" || answer.status === "ALREADY_ROLLED_BACK")
    return withBalance(await moveRound(house.db, round, "void"), answer);
  if (answer.status === "ALREADY_SETTLED" && isInstant(round))
    return withBalance(await finishInstant(house, round), answer);
  return dispute(house, round, answer);
}

/** Sends the win once. Anything but a final answer leaves the round as it is, for the next try. */
export async function payWin(house: House, round: Round): Promise<Settled> {
  // Of two presses at once the other one has moved it already.
  if (round.status !== "PAYING") return { round };
  const ids = toTxIds(round);
  const answer = await house.provider.call("win", {
    sessionId: round.provider_session,
    requestId: crypto.randomUUID(),
    txId: ids.win,
    betTxId: ids.bet,
    roundId: round.id,
    gameCode: round.game_code,
    amount: Number(toFinalWin(round)),
    currency: round.currency,
    roundClosed: true,
    kind: "WIN",
    detail: toDetail(round),
  });
  if (!isFinal(answer)) return { round };
  if (answer.status === "OK") return withBalance(await moveRound(house.db, round, "settle"), answer);
  return dispute(house, round, answer);
}

async function sendBet(house: House, round: Round): Promise<MoneyAnswer> {
  const bet = {
    sessionId: round.provider_session,
    requestId: crypto.randomUUID(),
    txId: toTxIds(round).bet,
    roundId: round.id,
    gameCode: round.game_code,
    amount: Number(round.stake),
    currency: round.currency,
    detail: toDetail(round),
  };
  return isInstant(round)
    ? house.provider.call("betwin", { ...bet, winAmount: Number(toFinalWin(round)) })
    : house.provider.call("bet", bet);
}

/** What the account record and a dispute need to name the mathematics of the round. */
function toDetail(round: Round): Record<string, unknown> {
  const { game_version, model, model_version, rtp } = round;
  return { gameVersion: game_version, model, modelVersion: model_version, rtp };
}

async function dispute(house: House, round: Round, answer: MoneyAnswer): Promise<Settled> {
  house.report({ roundId: round.id, from: round.status, status: answer.status }, "the wallet refused for good");
  const disputed = await moveRound(house.db, round, "dispute", {
    refusal: answer.status,
    disputes: round.disputes + 1,
  });
  return withBalance(disputed, answer);
}

function isFinal(answer: MoneyAnswer): boolean {
  return getProviderStatus(answer.status).final;
}

function withBalance(round: Round, { balance }: MoneyAnswer): Settled {
  return balance === undefined ? { round } : { round, balance: BigInt(balance) };
}
