import { getProviderStatus, providerPatience } from "@marquee/contract";
import type { House } from "../House.ts";
import { claimRound, listDueRounds, moveRound } from "./roundStore.ts";
import type { Round } from "./roundStore.ts";
import { acceptBet, endRound, payWin, toTxIds, undoBet } from "./settleRound.ts";

const batch = 50;

/**
 * Takes every due round one step on: the retry duty of contract 3.12.3 rule 5, and the end of abandoned rounds.
 * @returns how many rounds were due
 */
export async function recoverRounds(house: House): Promise<number> {
  const due = await listDueRounds(house.db, batch);
  for (const id of due) {
    const round = await claimRound(house.db, id, toPause);
    if (round) await recoverRound(house, round);
  }
  return due.length;
}

function toPause(attempts: number): number {
  return providerPatience.pauses[attempts] ?? providerPatience.pauses.at(-1) ?? providerPatience.betPause;
}

async function recoverRound(house: House, round: Round): Promise<void> {
  if (round.status === "BETTING") await findBet(house, round);
  if (round.status === "UNDOING") await undoBet(house, round);
  if (round.status === "PAYING") await payWin(house, round);
  if (round.status === "OPEN") await finishAbandoned(house, round);
}

/** The process ended between storing the round and hearing the answer: the wallet knows whether it took the stake. */
async function findBet(house: House, round: Round): Promise<void> {
  const answer = await house.provider.call("round", { sessionId: round.provider_session, roundId: round.id });
  if (!getProviderStatus(answer.status).final) return;
  if (answer.status === "OK") {
    const bet = answer.round.transactions.find(({ txId }) => txId === toTxIds(round).bet);
    if (answer.round.state === "ROLLED_BACK") {
      await moveRound(house.db, round, "void");
      return;
    }
    if (bet?.status === "OK") {
      await acceptBet(house, round);
      return;
    }
  }
  // Not there, but it may still be on its way: the rollback leaves a tombstone that stops it.
  await undoBet(house, await moveRound(house.db, round, "undo"));
}

/** Nobody came back: the rest is shown to no one and what it pays is paid. Of equal hidden prizes the first is taken. */
async function finishAbandoned(house: House, round: Round): Promise<void> {
  const { stages } = round.outcome;
  const picked = stages.some(({ kind }) => kind === "pick") ? (round.picked ?? 0) : null;
  await endRound(house, round, picked);
}
