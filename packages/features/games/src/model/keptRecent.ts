import { localStore } from "@marquee/runtime";

/** Whether a username had recent games when this browser last asked: home keeps their row's place while they load (GM-15). */
export const hadRecentGames = (username: string): boolean => localStore.get(`recent:${username}`) === "1";

/** Keeps whether a username has recent games. */
export function keepRecentGames(username: string, hasAny: boolean): void {
  if (hasAny) localStore.set(`recent:${username}`, "1");
  else localStore.remove(`recent:${username}`);
}
