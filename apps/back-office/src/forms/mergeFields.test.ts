import { describe, expect, it } from "vitest";
import { listMergeFields } from "./mergeFields.ts";

const opened = { hours: "24", amount: "1000", isOn: true, count: "3" };

describe("what two editors of one form have changed", () => {
  it("leaves out what nobody else changed, and what both changed alike", () => {
    expect(listMergeFields(opened, { ...opened, hours: "48" }, opened, {})).toEqual([]);
    const alike = { ...opened, hours: "48" };
    expect(listMergeFields(opened, alike, alike, {})).toEqual([]);
  });

  it("takes theirs where the editor left a field alone, and asks where both changed it", () => {
    const typed = { ...opened, hours: "48" };
    const theirs = { ...opened, hours: "72", isOn: false };
    expect(listMergeFields(opened, typed, theirs, {})).toEqual([
      { name: "hours", mine: "48", theirs: "72", choice: undefined },
      { name: "isOn", mine: true, theirs: false, choice: "theirs" },
    ]);
  });

  it("keeps a choice, also after theirs stands in the field, and asks again when they change it once more", () => {
    const theirs = { ...opened, hours: "72" };
    const taken = { hours: { choice: "theirs", mine: "48", theirs: "72" } } as const;
    const kept = { hours: { choice: "mine", mine: "48", theirs: "72" } } as const;
    expect(listMergeFields(opened, { ...opened, hours: "72" }, theirs, taken)).toEqual([
      { name: "hours", mine: "48", theirs: "72", choice: "theirs" },
    ]);
    expect(listMergeFields(opened, { ...opened, hours: "48" }, theirs, kept)[0]?.choice).toBe("mine");
    const again = { ...opened, hours: "96" };
    expect(listMergeFields(opened, { ...opened, hours: "48" }, again, kept)[0]?.choice).toBeUndefined();
    expect(listMergeFields(opened, { ...opened, hours: "72" }, again, taken)[0]).toEqual({
      name: "hours",
      mine: "72",
      theirs: "96",
      choice: undefined,
    });
  });

  it("keeps the old value where the editor says so, although the field was left alone", () => {
    const chosen = { count: { choice: "mine", mine: "3", theirs: "5" } } as const;
    expect(listMergeFields(opened, opened, { ...opened, count: "5" }, chosen)).toEqual([
      { name: "count", mine: "3", theirs: "5", choice: "mine" },
    ]);
  });
});
