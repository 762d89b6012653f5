import type { Db } from "../../db/Db.ts";
import type { Change, SwitchedBy } from "../../switches/Change.ts";
import { setEnd } from "../../switches/setEnd.ts";
import { SwitchError } from "../../switches/Switch.ts";
import {
  addHotGames,
  type GameSettings,
  lockGames,
  moveGames,
  raiseCatalogueVersion,
  updateGames,
} from "./gameDeskStore.ts";
import { requireState, toNextState, toStateWord } from "./stateChange.ts";
import type { GameChange } from "../../switches/GameChange.ts";

type Told = Readonly<Record<string, unknown>>;

/** What the log says of a game before and after a change: only what was asked to change. */
function toTold(game: GameSettings, change: GameChange, next: Pick<GameSettings, "state" | "message">): Change {
  const { hot, isNew, weight, place } = change;
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ...(change.state === undefined ? [] : [["state", game.state, next.state] as const]),
    ...(game.message === next.message ? [] : [["message", game.message, next.message] as const]),
    ...(hot === undefined ? [] : [["hot", game.hot_rank !== null, hot] as const]),
    ...(isNew === undefined ? [] : [["isNew", game.is_new, isNew] as const]),
    ...(weight === undefined ? [] : [["weight", game.weight, weight] as const]),
    ...(place === undefined ? [] : [["place", null, place] as const]),
  ];
  const [first, second] = pairs;
  if (first?.[0] === "state" && second === undefined) return { before: first[1], after: first[2] };
  const pick = (side: 1 | 2): Told => Object.fromEntries(pairs.map((pair) => [pair[0], pair[side]]));
  return { before: pick(1), after: pick(2) };
}

/**
 * Changes games in the caller's transaction: state with a message and an end, marks, weight, place. Rounds that are open go on to their
 * end at a game that goes off.
 *
 * @param merchant as switches name it.
 * @returns what changed, by code
 * @throws SwitchError for a code that the merchant does not have, or a state that the rest does not fit
 */
export async function setGames(
  tx: Db,
  tenantId: string,
  {
    merchant,
    codes,
    change,
  }: { readonly merchant: string; readonly codes: readonly string[]; readonly change: GameChange },
  by: SwitchedBy,
): Promise<ReadonlyMap<string, Change>> {
  requireState(change);
  const games = new Map((await lockGames(tx, tenantId, codes)).map((game) => [game.code, game]));
  const changed = new Map<string, Change>();
  const { hot, isNew, weight, place, until } = change;
  for (const code of codes) {
    const game = games.get(code);
    if (game === undefined)
      throw new SwitchError(`the merchant has no game ${code}`, { why: "unknown.game", subjects: [code] });
    changed.set(code, toTold(game, change, toNextState(game, change)));
    if (change.state === undefined) continue;
    const state = toStateWord(game.state, change.state);
    const restored = { kind: "game", merchant, subject: code, state, ...toMessage(game, state) } as const;
    await setEnd(tx, tenantId, until, restored, by);
  }
  const columns = {
    ...(change.state === undefined ? {} : { state: change.state.toUpperCase(), message: change.message ?? null }),
    ...(isNew === undefined ? {} : { is_new: isNew }),
    ...(weight === undefined ? {} : { weight }),
    ...(hot === false ? { hot_rank: null } : {}),
  };
  if (Object.keys(columns).length > 0) await updateGames(tx, tenantId, codes, columns);
  if (hot === true) await addHotGames(tx, tenantId, codes);
  if (place !== undefined) await moveGames(tx, tenantId, codes, place === "last" ? undefined : place);
  if (hot !== undefined || isNew !== undefined || place !== undefined) await raiseCatalogueVersion(tx, tenantId);
  return changed;
}

const toMessage = ({ message }: GameSettings, state: string) =>
  state === "maintenance" && message !== null ? { message } : {};
