import { describe, expect, it } from "vitest";
import { createRateLimiter } from "./createRateLimiter.ts";

describe("createRateLimiter", () => {
  it("allows so many calls in a window, says how long to wait, and begins anew after it", () => {
    let now = 0;
    const take = createRateLimiter(() => now);
    const limit = { calls: 2, seconds: 10 };
    expect([take("a", limit), take("a", limit), take("a", limit), take("b", limit)]).toEqual([0, 0, 10, 0]);
    now = 9_500;
    expect(take("a", limit)).toBe(1);
    now = 10_000;
    expect([take("a", limit), take("a", limit), take("a", limit)]).toEqual([0, 0, 10]);
  });

  it("keeps a bounded number of subjects, and names of every object's own are subjects like others", () => {
    const take = createRateLimiter(() => 0);
    const limit = { calls: 1, seconds: 10 };
    expect([take("__proto__", limit), take("__proto__", limit), take("constructor", limit)]).toEqual([0, 10, 0]);
    for (let subject = 0; subject < 100_000; subject += 1) take(`${subject}`, limit);
    expect(take("__proto__", limit)).toBe(0);
    expect(take("99999", limit)).toBe(10);
  });
});
