import { describe, expect, it } from "vitest";
import { isCalendarDay, patterns } from "./patterns.ts";

type Sample = { readonly id: number; readonly right: readonly string[]; readonly wrong: readonly string[] };

const samples: readonly Sample[] = [
  { id: 0, right: ["", "anything\nat all", "一"], wrong: [] },
  { id: 1, right: ["a1", "Abc"], wrong: ["1a", "", "a-b"] },
  { id: 2, right: ["张3", "中文"], wrong: ["a1", "张 3"] },
  {
    id: 3,
    right: [
      "a@b.co",
      "first.last+tag@mail.example.org",
      "o'neil@example.com",
      "an@xn--h1aax.xn--p1ai",
      "_an@example.com",
      "an_@example.com",
    ],
    wrong: [
      "a..@b.co",
      "a@b",
      "@b.co",
      "a@-b.co",
      "an..b@example.com",
      ".an@example.com",
      "an.@example.com",
      "-an@example.com",
      "an@b@c.com",
      "an b@c.com",
      "an@xn--.xn--",
      "<an>@c.com",
      `${"a".repeat(65)}@c.com`,
    ],
  },
  { id: 4, right: ["abc", "A1"], wrong: ["a-b", " a"] },
  { id: 5, right: ["a1", "1a"], wrong: ["abc", "123"] },
  { id: 6, right: ["007"], wrong: ["1a", "٣"] },
  { id: 7, right: ["aB1", "A"], wrong: ["ab1", "A!"] },
  { id: 8, right: ["John Smith", "Ann"], wrong: ["A1", "John  Smith", " John"] },
  { id: 9, right: ["a!b", "一"], wrong: ["a b", "a\tb", ""] },
  { id: 10, right: ["欧阳·娜", "中文，文"], wrong: ["abc"] },
  { id: 11, right: ["1999-12-31"], wrong: ["2001-13-01", "31-12-1999", "1899-01-01"] },
  { id: 12, right: ["02-28-2001"], wrong: ["2001-02-28", "13-01-2001"] },
  { id: 13, right: ["홍 길동", "김"], wrong: ["abc", "김 "] },
  { id: 14, right: ["สมชาย"], wrong: ["abc"] },
  { id: 15, right: ["John Doe", "สมชาย"], wrong: ["สมชาย John", "John1"] },
  { id: 16, right: ["JOHN DOE"], wrong: ["John", "JOHN  DOE"] },
  { id: 17, right: ["aA1!~", "[]{}`"], wrong: ["a b", "é"] },
  { id: 18, right: ["Aa1!"], wrong: ["Aa11", "aa1!", "Aa1! "] },
  { id: 19, right: ["Nguyễn Văn An", "Mary-Jane O'Neil"], wrong: ["Nguyen", "A 1"] },
  { id: 20, right: ["田中太郎", "たなか タロウ"], wrong: ["tanaka", "田中1"] },
  { id: 21, right: ["ABC"], wrong: ["ABc", "AB C"] },
  { id: 22, right: ["98", "9"], wrong: ["89", "9a"] },
  { id: 23, right: ["Nguyễn", "Jean-Luc"], wrong: ["A1", " A"] },
  { id: 24, right: ["+84912345678", "123456"], wrong: ["+12", "12345678901234567", "84-912"] },
];

describe("patterns", () => {
  it("CN-03: there are 25 and a pattern's id is its place", () => {
    expect(patterns.map((pattern) => pattern.id)).toEqual(Array.from({ length: 25 }, (_, id) => id));
  });

  it.each(samples.map((sample) => ({ ...sample, row: sample.id + 19 })))(
    "VL-$row: pattern $id",
    ({ id, right, wrong }) => {
      const expression = new RegExp(patterns[id]?.source ?? "^(?!)$", "u");
      for (const text of right) expect(expression.test(text), text).toBe(true);
      for (const text of wrong) expect(expression.test(text), text).toBe(false);
    },
  );

  it("VL-30, VL-31: date patterns know the calendar", () => {
    expect(isCalendarDay(11, "2024-02-29")).toBe(true);
    expect(isCalendarDay(11, "2023-02-29")).toBe(false);
    expect(isCalendarDay(12, "02-30-2001")).toBe(false);
    expect(isCalendarDay(4, "anything")).toBe(true);
  });

  it("no pattern backtracks without end on hostile input", () => {
    const hostile = ["a".repeat(20_000), `${"a@".repeat(10_000)}`, `${"A ".repeat(10_000)}!`, "9".repeat(20_000)];
    for (const { source } of patterns) for (const text of hostile) new RegExp(source, "u").test(text);
    expect(patterns.length).toBe(25);
  });
});
