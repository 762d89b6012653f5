import { expect, it } from "vitest";
import { readFrameMessage } from "./readFrameMessage.ts";

it("CH-03: only the three messages of a chat's page are read, and a count is a whole number of 0 to 99", () => {
  expect(readFrameMessage({ type: "chat.ready", more: 1 })).toEqual({ type: "chat.ready" });
  expect(readFrameMessage({ type: "chat.close" })).toEqual({ type: "chat.close" });
  expect(readFrameMessage({ type: "chat.unread", count: 3 })).toEqual({ type: "chat.unread", count: 3 });
  expect(readFrameMessage({ type: "chat.unread", count: 1e9 })).toEqual({ type: "chat.unread", count: 99 });
  for (const count of [-1, 1.5, Number.NaN, Infinity, 1e300, "3", null, undefined, {}])
    expect(readFrameMessage({ type: "chat.unread", count }), String(count)).toBeUndefined();
  for (const data of [null, undefined, "chat.close", 1, [], ["chat.close"], {}, { type: "close" }, { type: {} }])
    expect(readFrameMessage(data), JSON.stringify(data)).toBeUndefined();
});
