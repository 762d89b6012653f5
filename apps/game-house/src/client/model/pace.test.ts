import { describe, expect, it } from "vitest";
import { listModels } from "../../maths/listModels.ts";
import { getLandingTime, getPace } from "./pace.ts";

describe("pace", () => {
  it.each([true, false])("X-13: from press to result at least 2.5 s in GB (reduced motion: %s)", (isReduced) => {
    for (const { reels } of listModels()) {
      const pace = getPace("GB", isReduced, reels);
      expect(pace.turning + getLandingTime(pace, reels)).toBeGreaterThanOrEqual(2_500);
      expect(getPace("SEA", isReduced, reels).turning).toBeLessThan(pace.turning);
    }
  });

  it("X-13: nothing beats or blinks more than three times a second", () => {
    const { showing, falling } = getPace("SEA", false, 5);
    expect(Math.min(showing, falling)).toBeGreaterThan(1_000 / 3);
  });
});
