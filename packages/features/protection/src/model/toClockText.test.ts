import { expect, it } from "vitest";
import { toClockText } from "./toClockText.ts";

it.each([
  [0, "0:00:00"],
  [59.9, "0:00:59"],
  [3_725, "1:02:05"],
  [360_000, "100:00:00"],
])("X-07: %d s are %s", (seconds, text) => expect(toClockText(seconds)).toBe(text));
