import { localStore } from "@marquee/runtime";

declare module "@marquee/runtime" {
  interface FeatureLocalKeys {
    readonly [key: `recent:${string}`]: string;
  }
}

/**
 * Whether a username has no recent games, as far as this browser knows. Home keeps their row's place for everybody else while they load
 * (GM-15): on a new device nobody knows yet.
 */
export const hadNoRecentGames = (username: string): boolean => localStore.get(`recent:${username}`) === "0";

/** Keeps whether a username has recent games. */
export const keepRecentGames = (username: string, hasAny: boolean): void =>
  localStore.set(`recent:${username}`, hasAny ? "1" : "0");
