import { createSeededDraw, toCommit } from "../src/maths/createSeededDraw.ts";
import { getGame } from "../src/maths/getGame.ts";
import type { Outcome } from "../src/maths/Outcome.ts";
import { createUuidv7 } from "../src/server/createUuidv7.ts";
import type { House } from "../src/server/House.ts";

/** A code that plays the model. */
export function findCode(model: string): string {
  for (let index = 0; ; index += 1) if (getGame(`test-${index}`).model.id === model) return `test-${index}`;
}

/** Gives a player a seed whose first round is as wanted, and tells that round's outcome. */
export async function plantSeed({ db }: Pick<House, "db">, playerId: string, gameCode: string, isWanted: (outcome: Outcome) => boolean): Promise<Outcome> {
  for (let index = 0; ; index += 1) {
    const seeds = { serverSeed: `planted-${index}`, clientSeed: "player", nonce: 0 };
    const outcome = getGame(gameCode).model.play(createSeededDraw(seeds));
    if (!isWanted(outcome)) continue;
    const { serverSeed, clientSeed } = seeds;
    const seed = { id: createUuidv7(), player_id: playerId, server_seed: serverSeed, server_commit: toCommit(serverSeed) };
    await db.insertInto("seeds").values({ ...seed, client_seed: clientSeed, next_nonce: 0 }).execute();
    return outcome;
  }
}
