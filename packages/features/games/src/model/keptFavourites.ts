import type { FavouriteIds } from "@marquee/contract";
import { localStore } from "@marquee/runtime";

declare module "@marquee/runtime" {
  interface FeatureLocalKeys {
    readonly [key: `favourites:${string}`]: string;
  }
}

const toIds = (text: string | null): readonly string[] => {
  try {
    const data: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(data) ? data.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
};

/** The favourites that this browser kept for a username (GM-13, SK-05). */
export function readKeptFavourites(username: string): ReadonlySet<string> {
  return new Set(toIds(localStore.get(`favourites:${username}`)));
}

const stored = new WeakSet<FavouriteIds>();

/** Keeps a list, once, however many cards ask for it. */
export function keepFavourites(username: string, list: FavouriteIds): void {
  if (stored.has(list)) return;
  stored.add(list);
  localStore.set(`favourites:${username}`, JSON.stringify(list.content));
}
