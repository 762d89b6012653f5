import type { ChatLine } from "@marquee/contract";
import { expect, it } from "vitest";
import { addChanges, addOlder, addOwn, noLines } from "./chatLines.ts";

const line = (seq: number, more: Partial<ChatLine> = {}): ChatLine => ({
  seq,
  change: seq,
  personId: "p",
  name: "Ann",
  isStaff: false,
  isRemoved: false,
  rain: null,
  text: `line ${seq}`,
  at: seq,
  ...more,
});
const numbers = ({ lines }: { readonly lines: readonly ChatLine[] }) => lines.map(({ seq }) => seq);

it("CH-09: lines stand in their order, each once, however they come", () => {
  const first = addChanges(noLines, { lines: [line(5), line(6)], change: 6, isReset: true });
  expect([numbers(first), first.hasMore]).toEqual([[5, 6], true]);
  // The own line comes before a line of somebody else that has a smaller number.
  const own = addOwn(first, line(8));
  expect(own.change).toBe(6);
  const live = addChanges(own, { lines: [line(7), line(8)], change: 8, isReset: false });
  expect([numbers(live), live.change]).toEqual([[5, 6, 7, 8], 8]);
  const older = addOlder(live, { lines: [line(1), line(4), line(5)], hasMore: false });
  expect([numbers(older), older.hasMore]).toEqual([[1, 4, 5, 6, 7, 8], false]);
});

it("CH-09, X-44: a removed line is replaced in its place; one that is not on the page does not come onto it, and an old form never comes back", () => {
  const first = addChanges(noLines, { lines: [line(5), line(6)], change: 6, isReset: true });
  const removed = { change: 7, isRemoved: true, text: "" };
  const after = addChanges(first, {
    lines: [line(5, removed), line(2, { ...removed, change: 8 })],
    change: 8,
    isReset: false,
  });
  expect(numbers(after)).toEqual([5, 6]);
  expect(after.lines[0]?.isRemoved).toBe(true);
  expect(addOlder(after, { lines: [line(5)], hasMore: true }).lines[0]?.isRemoved).toBe(true);
  expect(numbers(addChanges(after, { lines: [line(90)], change: 90, isReset: true }))).toEqual([90]);
});
