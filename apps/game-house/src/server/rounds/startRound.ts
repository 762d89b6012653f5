import { houseRoundStates } from "@marquee/contract";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import { getLeastSpin } from "../../api/leastSpin.ts";
import { createSeededDraw } from "../../maths/createSeededDraw.ts";
import { toGame } from "../../maths/toGame.ts";
import { createUuidv7 } from "../createUuidv7.ts";
import { lockSeed, takeNonce } from "../fairness/seedStore.ts";
import type { House } from "../House.ts";
import { listStakes } from "../money.ts";
import { Refusal } from "../Refusal.ts";
import type { Session } from "../sessions/sessionStore.ts";
import { after, getRoundByClientId, getUnfinishedRound } from "./roundStore.ts";
import type { Round } from "./roundStore.ts";
import { placeBet } from "./settleRound.ts";
import type { Settled } from "./settleRound.ts";

/** What a press on Spin asks for; `stake` in 1/10,000 of the unit. */
export type Spin = { readonly clientRoundId: string; readonly stake: bigint };

/** Longer than three tries of a bet: until then the round belongs to the call that made it. */
const betPatience = 30_000;
/** Presses that are being answered, by session and client id. */
const underWay = new Map<string, Promise<Settled>>();

/**
 * Starts a round: fixes its outcome from the player's seeds, stores it, then bets. The same client id is the same
 * round, however often and at once it is sent.
 * @throws Refusal stake.invalid, spin.early, round.unfinished, request.invalid (a known id with another stake or game),
 * game.unknown, session.ended (it was for the round that was left)
 */
export async function startRound(house: House, session: Session, spin: Spin): Promise<Settled> {
  if (!listStakes({ minBet: BigInt(session.min_bet), maxBet: BigInt(session.max_bet) }).includes(spin.stake))
    throw new Refusal("stake.invalid", "stake");
  const key = `${session.id} ${spin.clientRoundId}`;
  // The same press at once has the first one's answer: what is stored may still be on its way to it. Where that was refused, it tries itself.
  const first = await underWay.get(key)?.catch(() => undefined);
  if (first) return requireSame(first, session, spin);
  const own = storeAndBet(house, session, spin);
  underWay.set(key, own);
  try {
    return await own;
  } finally {
    if (underWay.get(key) === own) underWay.delete(key);
  }
}

async function storeAndBet(house: House, session: Session, spin: Spin): Promise<Settled> {
  const stored = await storeRound(house, session, spin);
  if (stored) return placeBet(house, stored);
  const known = await getRoundByClientId(house.db, session.player_id, spin.clientRoundId);
  if (!known) throw new Refusal("round.unfinished");
  return requireSame({ round: known }, session, spin);
}

/** @throws Refusal request.invalid for the round of another press under the same client id */
function requireSame(settled: Settled, { game_code, mode }: Session, { stake }: Spin): Settled {
  const { round } = settled;
  if (BigInt(round.stake) !== stake || round.game_code !== game_code || round.mode !== mode)
    throw new Refusal("request.invalid", "roundId");
  return settled;
}

/**
 * Refuses a spin that comes too soon after the player's last one, in whatever game: the player's seed is locked, so two
 * at once do not both pass. Rounds that never began do not count.
 */
async function requireSpinTime(tx: House["db"], { player_id, jurisdiction }: Session): Promise<void> {
  const least = getLeastSpin(jurisdiction);
  if (least === 0) return;
  const last = await tx
    .selectFrom("rounds")
    .select(sql<number>`ceil(extract(epoch from clock_timestamp() - created_at) * 1000)::int`.as("age"))
    .where("player_id", "=", player_id)
    .where("status", "not in", ["REFUSED", "VOID"])
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last !== undefined && last.age < least) throw new Refusal("spin.early", undefined, least - last.age);
}

/** Stores the round with its whole outcome; nothing when the id is known or another round of the game is unfinished. */
async function storeRound(house: House, session: Session, spin: Spin): Promise<Round | undefined> {
  const game = toGame({ code: session.game_code, theme: session.theme ?? "", model: session.model ?? "" });
  if (game === undefined) throw new Refusal("game.unknown");
  return transact(house.db, async (tx) => {
    const seed = await lockSeed(tx, session.player_id);
    const known = await getRoundByClientId(tx, session.player_id, spin.clientRoundId);
    if (known || (await getUnfinishedRound(tx, session))) return undefined;
    if (session.finishes_only) throw new Refusal("session.ended");
    await requireSpinTime(tx, session);
    const nonce = await takeNonce(tx, seed);
    const draw = createSeededDraw({ serverSeed: seed.server_seed, clientSeed: seed.client_seed, nonce });
    return tx
      .insertInto("rounds")
      .values({
        id: createUuidv7(),
        client_round_id: spin.clientRoundId,
        player_id: session.player_id,
        session_id: session.id,
        provider_session: session.provider_session,
        game_code: game.code,
        game_version: game.version,
        model: game.model.id,
        model_version: game.model.version,
        rtp: game.model.rtp,
        currency: session.currency,
        mode: session.mode,
        jurisdiction: session.jurisdiction,
        stake: spin.stake,
        max_win: BigInt(session.max_win),
        seed_id: seed.id,
        nonce,
        outcome: JSON.stringify(game.model.play(draw)),
        status: houseRoundStates.initial,
        next_try_at: after(betPatience),
        created_at: sql<Date>`clock_timestamp()`,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
