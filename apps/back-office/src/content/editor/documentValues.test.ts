import { expect, it } from "vitest";
import { isWhole, toExcerpt, toFaults, toText, toTexts, toValues } from "./documentValues.ts";

const codes = ["EN", "VI"] as const;
const text = { title: "Deposits", summary: "", html: "<p>How to deposit</p>" };
const empty = toValues({ texts: {}, slug: null, categoryId: null, position: 0 }, codes);

it("X-55: a form holds a document in the languages of the site, and says the same texts again", () => {
  const values = toValues({ texts: { EN: text }, slug: null, categoryId: "c", position: 7 }, codes);
  expect(values).toMatchObject({ titleEN: "Deposits", titleVI: "", categoryId: "c", slug: "", position: "7" });
  expect(toTexts(values, codes)).toEqual({ EN: text });
  expect(toText(values, "VI")).toBeUndefined();
  expect([isWhole(values, "EN"), isWhole(values, "VI")]).toEqual([true, false]);
  expect(isWhole({ ...values, titleVI: "Nạp tiền" }, "VI")).toBe(false);
});

it("X-55: a draft needs one title, and one in each language that is begun", () => {
  expect(toFaults(empty, codes, "NEWS")).toEqual({ titleEN: "required" });
  expect(toFaults({ ...empty, titleVI: "Nạp tiền" }, codes, "NEWS")).toEqual({});
  expect(toFaults({ ...empty, titleEN: "a", htmlVI: "<p>b</p>" }, codes, "NEWS")).toEqual({ titleVI: "title" });
});

it("X-55: a page needs its place, an article its category, and nothing is longer than the gateway takes", () => {
  const begun = { ...empty, titleEN: "a" };
  expect(toFaults(begun, codes, "PAGE")).toEqual({ slug: "required" });
  expect(toFaults(begun, codes, "HELP")).toEqual({ categoryId: "required" });
  expect(toFaults({ ...begun, titleVI: "a".repeat(121), summaryEN: "a".repeat(301) }, codes, "BLOG")).toEqual({
    titleVI: "length",
    summaryEN: "length",
  });
  expect(toFaults({ ...begun, htmlEN: "a".repeat(60_001) }, codes, "BLOG")).toEqual({ htmlEN: "length" });
  for (const position of ["", "-1", "1.5", "100001", "1e3"])
    expect(toFaults({ ...begun, position }, codes, "BLOG")).toEqual({ position: "position" });
});

it("X-55: an excerpt is what a person reads of a text", () => {
  expect(toExcerpt("<p>a &amp;&nbsp;b</p><ul><li>&lt;c&gt;</li></ul>")).toBe("a & b <c>");
  expect(toExcerpt(`<p>${"a".repeat(200)}</p>`)).toBe(`${"a".repeat(160)}…`);
  expect(toExcerpt("&amp;lt;")).toBe("&lt;");
});
