import type { ProviderGame } from "@marquee/contract";
import { createSeededDraw, toCommit } from "../src/maths/createSeededDraw.ts";
import { findModel } from "../src/maths/listModels.ts";
import type { Outcome } from "../src/maths/Outcome.ts";
import { createUuidv7 } from "../src/server/createUuidv7.ts";
import type { House } from "../src/server/House.ts";

const prefix = "test-";

/** The code of a game whose record names the model. */
export function findCode(model: string): string {
  return `${prefix}${model}`;
}

/** What a test's gateway has on record: of {@link findCode}'s codes their model, of any other one the first. */
export function toTestRecord(code: string): ProviderGame {
  const model = code.startsWith(prefix) ? code.slice(prefix.length) : "classic-calm";
  return { code, model, theme: "night", rtp: findModel(model)?.rtp ?? 9_500 };
}

/** Gives a player a seed whose first round is as wanted, and tells that round's outcome. */
export async function plantSeed(
  { db }: Pick<House, "db">,
  playerId: string,
  gameCode: string,
  isWanted: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const model = findModel(toTestRecord(gameCode).model);
  if (model === undefined) throw new RangeError(`no model for ${gameCode}`);
  for (let index = 0; ; index += 1) {
    const seeds = { serverSeed: `planted-${index}`, clientSeed: "player", nonce: 0 };
    const outcome = model.play(createSeededDraw(seeds));
    if (!isWanted(outcome)) continue;
    const { serverSeed, clientSeed } = seeds;
    const seed = {
      id: createUuidv7(),
      player_id: playerId,
      server_seed: serverSeed,
      server_commit: toCommit(serverSeed),
    };
    await db
      .insertInto("seeds")
      .values({ ...seed, client_seed: clientSeed, next_nonce: 0 })
      .execute();
    return outcome;
  }
}
