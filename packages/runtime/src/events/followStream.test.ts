import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followStream, type Read, toWait } from "./followStream.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ready = { kind: "ready", data: {} } as const;

it("waits longer after each failure, at random, never more than half a minute, and as long as the gateway says", () => {
  for (let failures = 0; failures < 40; failures += 1) {
    const most = Math.min(30_000, 500 * 2 ** failures);
    const wait = toWait(failures);
    expect(wait).toBeGreaterThanOrEqual(most / 2);
    expect(wait).toBeLessThanOrEqual(most);
  }
  expect(toWait(0, 45)).toBe(45_000);
});

it("SH-18: connects again behind the last event, at once when the browser is online again, and stops when told", async () => {
  const asked: (string | undefined)[] = [];
  let lastId: string | undefined;
  const read: Read = async (last, _signal, onEvent) => {
    asked.push(last);
    if (asked.length === 1) onEvent({ ...ready, id: "one" });
    return { kind: "closed" };
  };
  const stopping = new AbortController();
  let lost = 0;
  const page = new EventTarget();
  const over = followStream(
    {
      read,
      getLastId: () => lastId,
      onEvent: ({ id }) => {
        lastId = id;
      },
      onLost: () => (lost += 1),
      page,
    },
    stopping.signal,
  );
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual([undefined, "one"]);
  const before = asked.length;
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.length).toBe(before + 1);
  stopping.abort();
  await over;
  expect(lost).toBe(asked.length);
});

it("a connection that gives no sign of life for forty seconds is dead", async () => {
  let connections = 0;
  const read: Read = (_last, signal, onEvent) => {
    connections += 1;
    onEvent({ ...ready, id: undefined });
    return new Promise((resolve) => signal.addEventListener("abort", () => resolve({ kind: "closed" })));
  };
  const stopping = new AbortController();
  const over = followStream(
    { read, getLastId: () => undefined, onEvent: () => {}, onLost: () => {}, page: new EventTarget() },
    stopping.signal,
  );
  await vi.advanceTimersByTimeAsync(39_000);
  expect(connections).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(connections).toBe(2);
  stopping.abort();
  await over;
});
