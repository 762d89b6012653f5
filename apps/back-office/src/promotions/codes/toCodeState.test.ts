import { expect, it } from "vitest";
import { toCodeState } from "./toCodeState.ts";

const once = { word: null, count: 3, used: 0, issuedAt: null, stoppedAt: null } as const;

it("X-36: codes wait for their download, are in use, are all used, or are stopped; a universal code waits for none", () => {
  expect(toCodeState(once)).toBe("waiting");
  expect(toCodeState({ ...once, issuedAt: 1 })).toBe("open");
  expect(toCodeState({ ...once, word: "HARBOUR" })).toBe("open");
  expect(toCodeState({ ...once, issuedAt: 1, used: 3 })).toBe("used");
  expect(toCodeState({ ...once, issuedAt: 1, used: 3, stoppedAt: 2 })).toBe("stopped");
});
