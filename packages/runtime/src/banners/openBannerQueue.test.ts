import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type BannerCount, openBannerQueue } from "./openBannerQueue.ts";

const toCount = (number: number): BannerCount => ({ bannerId: `b${number}`, variant: "v", ticket: "t", kind: "VIEW" });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("X-55: counts go together, at most 20 at once, and those that did not arrive go with the next ones", async () => {
  const sent: string[][] = [];
  let isOnline = false;
  const queue = openBannerQueue(async (counts) => {
    if (isOnline) sent.push(counts.map(({ bannerId }) => bannerId));
    return isOnline;
  });
  for (const number of [1, 2]) queue.add(toCount(number));
  await vi.advanceTimersByTimeAsync(5_000);
  isOnline = true;
  queue.add(toCount(3));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([["b1", "b2", "b3"]]);
  for (let number = 0; number < 21; number += 1) queue.add(toCount(number));
  queue.flush();
  queue.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.slice(1).map(({ length }) => length)).toEqual([20, 1]);
});
