import { localStore } from "@marquee/runtime";

declare module "@marquee/runtime" {
  interface FeatureLocalKeys {
    readonly stakes: string;
  }
}

/** How many games' stakes this browser keeps; the ones played last stay. */
const most = 100;

const toEntries = (text: string | null): readonly (readonly [game: string, stake: string])[] => {
  try {
    const data: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(data)
      ? data.filter(
          (entry) => Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === "string"),
        )
      : [];
  } catch {
    return [];
  }
};

/** The stake that was chosen last in a game on this device; play money has its own. */
export function readKeptStake(game: string): string | undefined {
  return toEntries(localStore.get("stakes")).find(([key]) => key === game)?.[1];
}

/** Keeps a stake as the game told it. */
export function keepStake(game: string, stake: string): void {
  if (!/^\d{1,15}(\.\d{1,4})?$/.test(stake)) return;
  const others = toEntries(localStore.get("stakes")).filter(([key]) => key !== game);
  localStore.set("stakes", JSON.stringify([[game, stake], ...others].slice(0, most)));
}
