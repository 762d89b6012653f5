import { describe, expect, it } from "vitest";
import { createAnswerCache } from "./createAnswerCache.ts";

describe("createAnswerCache", () => {
  it("makes an answer once for each source and key", () => {
    const remember = createAnswerCache<{ readonly made: number }>();
    const [first, second] = [{}, {}];
    let made = 0;
    const get = (source: object, key: string): number => remember(source, key, () => ({ made: (made += 1) })).made;
    expect([get(first, "a"), get(first, "b"), get(first, "a"), get(second, "a"), get(first, "b")]).toEqual([
      1, 2, 1, 3, 2,
    ]);
  });

  it("does not grow without end", () => {
    const remember = createAnswerCache<{ readonly key: string }>();
    const source = {};
    const first = remember(source, "0", () => ({ key: "0" }));
    for (let key = 1; key <= 500; key += 1) remember(source, `${key}`, () => ({ key: `${key}` }));
    expect(remember(source, "0", () => ({ key: "0" }))).not.toBe(first);
  });
});
