import { expect, it } from "vitest";
import { chooseVariant } from "./chooseVariant.ts";

it("X-55: somebody always sees the same variant, and many are divided evenly", () => {
  for (const count of [2, 3, 4]) {
    const seen = Array.from({ length: count }, () => 0);
    for (let index = 0; index < 12_000; index += 1) {
      const choice = chooseVariant(`member-${index}`, "banner", count);
      expect(chooseVariant(`member-${index}`, "banner", count)).toBe(choice);
      seen[choice] = (seen[choice] ?? 0) + 1;
    }
    for (const times of seen) expect(Math.abs(times - 12_000 / count)).toBeLessThan(600);
  }
});
