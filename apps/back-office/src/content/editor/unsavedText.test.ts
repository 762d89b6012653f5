import { expect, it } from "vitest";
import { toUnsaved } from "./unsavedText.ts";

it("X-55: what a browser has kept is an unsaved text, or nothing", () => {
  const text = { at: 5, values: { titleEN: "a" }, opened: { titleEN: "" } };
  expect(toUnsaved(text)).toEqual(text);
  for (const other of [
    null,
    5,
    "a",
    [],
    {},
    { ...text, at: "5" },
    { ...text, values: { titleEN: 1 } },
    { at: 5, values: null },
  ])
    expect(toUnsaved(other)).toBeUndefined();
});
