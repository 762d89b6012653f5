import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChunkLoadError, loadChunk } from "./loadChunk.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The state of a load after some time. */
async function lookAfter(
  milliseconds: number,
  load: () => Promise<string>,
): Promise<{ outcome: unknown; timers: number }> {
  let outcome: unknown = "waiting";
  loadChunk(load).then(
    (chunk) => (outcome = chunk),
    (error: unknown) => (outcome = error),
  );
  await vi.advanceTimersByTimeAsync(milliseconds);
  return { outcome, timers: vi.getTimerCount() };
}

describe("loadChunk", () => {
  it("CN-04: a chunk that does not come for 120 s is given up, and not a moment earlier", async () => {
    const never = (): Promise<string> => new Promise(() => undefined);
    expect((await lookAfter(119_999, never)).outcome).toBe("waiting");
    const { outcome, timers } = await lookAfter(120_000, never);
    expect(outcome).toBeInstanceOf(ChunkLoadError);
    expect([String(outcome), timers]).toEqual([
      expect.stringContaining("ChunkLoadError: the page took longer than 120 s"),
      0,
    ]);
  });

  it("SH-23: a chunk that fails is asked for three times, with its last failure as the cause", async () => {
    const load = vi.fn(() => Promise.reject(new TypeError("gone")));
    const { outcome, timers } = await lookAfter(1_800, load);
    expect(outcome).toMatchObject({ name: "ChunkLoadError", cause: { message: "gone" } });
    expect([load.mock.calls.length, timers]).toEqual([3, 0]);
  });

  it("SH-23: a chunk that comes at the third time is shown, and no clock runs on", async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error("1"))
      .mockRejectedValueOnce(new Error("2"))
      .mockResolvedValue("chunk");
    expect(await lookAfter(1_800, load)).toEqual({ outcome: "chunk", timers: 0 });
  });
});
