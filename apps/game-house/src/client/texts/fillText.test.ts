import { expect, it } from "vitest";
import { en } from "./en.ts";
import { fil } from "./fil.ts";
import { fillText } from "./fillText.ts";
import { id } from "./id.ts";
import { th } from "./th.ts";
import { vi } from "./vi.ts";
import { zh } from "./zh.ts";

it.each([
  [1, 1, "1 respin left, 1 coin on the reels"],
  [3, 12, "3 respins left, 12 coins on the reels"],
])("GM-34: %d respins and %d coins have their own plural forms", (left, coins, text) => {
  expect(fillText(en.respinLeft, { left, coins }, "en")).toBe(text);
});

it.each([
  ["vi", vi],
  ["th", th],
  ["zh", zh],
  ["id", id],
  ["fil", fil],
])("GM-34: %s fills the same places as English in every text", (_, texts) => {
  const toPlaces = (text: string): string[] =>
    [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? ""))].toSorted();
  for (const [key, text] of Object.entries(en))
    expect([key, toPlaces(texts[key as keyof typeof en])]).toEqual([key, toPlaces(text)]);
});
