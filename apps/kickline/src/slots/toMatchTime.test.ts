import fc from "fast-check";
import { expect, it } from "vitest";
import { matchParts, toMatchTime } from "./toMatchTime.ts";

it.each([
  [0, "firstHalf", 1],
  [44, "firstHalf", 45],
  [45, "halfTime", 45],
  [59, "halfTime", 45],
  [60, "secondHalf", 46],
  [104, "secondHalf", 90],
  [105, "fullTime", 90],
  [10_000, "fullTime", 90],
])("after %i minutes the match is in its %s, minute %i", (minutes, part, minute) => {
  expect(toMatchTime(minutes)).toEqual({ part, minute });
});

it("never goes backwards and skips no minute of play", () => {
  fc.assert(
    fc.property(fc.nat(200), (minutes) => {
      const [now, next] = [toMatchTime(minutes), toMatchTime(minutes + 1)];
      expect([0, 1]).toContain(next.minute - now.minute);
      expect(matchParts.indexOf(next.part)).toBeGreaterThanOrEqual(matchParts.indexOf(now.part));
    }),
  );
});
