import { describe, expect, it } from "vitest";
import { Refusal } from "../http/Refusal.ts";
import { createFairTurns } from "./createFairTurns.ts";
import { createTurns } from "./createTurns.ts";

/** Turns of which nobody finishes before `finish` says so; `done` are the names in the order of their starts. */
function openHeld(workers: number, waiting: number) {
  const turns = createFairTurns(workers, waiting);
  const started: string[] = [];
  const held: (() => void)[] = [];
  let isOpen = false;
  const ask = (owner: string, name: string, signal?: AbortSignal) =>
    turns(
      owner,
      async () => {
        started.push(name);
        if (!isOpen) await new Promise<void>((resolve) => held.push(resolve));
        return name;
      },
      signal,
    ).catch((error: unknown) => (error instanceof Refusal ? error.code : String(error)));
  const open = (): void => {
    isOpen = true;
    for (const resolve of held.splice(0)) resolve();
  };
  return { ask, open, started };
}

describe("turns", () => {
  it("X-20, X-46: a thousand of one delay others' single ones by a turn", async () => {
    for (const workers of [1, 3]) {
      const { ask, open, started } = openHeld(workers, 2_000);
      const many = Array.from({ length: 1_000 }, (_, index) => ask("a", `a${index}`));
      const others = [ask("b", "b"), ask("__proto__", "c"), ask("\0", "d")];
      open();
      await Promise.all([...many, ...others]);
      // Between them comes one that was there before them.
      expect(started.slice(workers, workers + 4)).toEqual(expect.arrayContaining(["b", "c", "d"]));
      expect(started).toHaveLength(1_003);
    }
  });

  it("X-20: owners with much to do take turns, each in its own order", async () => {
    const { ask, open, started } = openHeld(1, 100);
    const all = ["a1", "a2", "a3", "b1", "b2", "c1"].map((name) => ask(name.slice(0, 1), name));
    open();
    await Promise.all(all);
    expect(started).toEqual(["a1", "b1", "a2", "c1", "b2", "a3"]);
  });

  it("X-20: a full queue refuses the newest of whoever has most waiting, never the one of somebody else", async () => {
    const { ask, open } = openHeld(1, 4);
    const many = Array.from({ length: 6 }, (_, index) => ask("a", `a${index}`));
    const other = ask("b", "b");
    open();
    const limited = "rate.limited";
    expect(await Promise.all(many)).toEqual(["a0", "a1", "a2", "a3", limited, limited]);
    expect(await other).toBe("b");
  });

  it("X-46: who goes away while waiting leaves the queue, and one that fails gives its turn to the next", async () => {
    const { ask, open, started } = openHeld(1, 2);
    const gone = new AbortController();
    const first = ask("a", "a1");
    const left = ask("a", "a2", gone.signal);
    gone.abort("gone");
    expect(await left).toBe("gone");
    const after = [ask("a", "a3"), ask("b", "b1")];
    expect(await ask("b", "b2", gone.signal)).toBe("gone");
    open();
    expect(await Promise.all([first, ...after])).toEqual(["a1", "a3", "b1"]);
    expect(started).not.toContain("a2");
    gone.abort();
    const turns = createFairTurns(1, 0);
    await expect(turns("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await turns("a", async () => "next")).toBe("next");
  });

  it("X-20: a flood waits up to a bound, and is told when to come back beyond it", async () => {
    const turns = createTurns(1, 2);
    let release = (): void => {};
    const held = turns(() => new Promise<string>((resolve) => (release = () => resolve("first"))));
    const [second, third] = [turns(async () => "second"), turns(async () => "third")];
    const refused: unknown = await turns(async () => "fourth").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ code: "rate.limited", details: { retryAfter: 5 } });
    release();
    expect(await Promise.all([held, second, third])).toEqual(["first", "second", "third"]);
  });
});
