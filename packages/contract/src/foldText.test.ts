import { expect, it } from "vitest";
import { foldText } from "./foldText.ts";

it("X-26: folding drops case and the marks U+0300 to U+036F, and keeps every other mark", () => {
  expect(["Cá Tiên", "ĐÀ NẴNG", "İstanbul", "ISPARTA ı", "Ёлка", "ΣΊΣΥΦΟΣ", "Ｃａ"].map(foldText)).toEqual([
    "ca tien",
    "da nang",
    "istanbul",
    "isparta i",
    "елка",
    "σισυφοσ",
    "ca",
  ]);
  for (const kept of ["มังกร", "ตี", "สุดา", "ドラゴン", "हिन्दी", "مُحَمَّد", "한국"]) expect(foldText(kept), kept).toBe(kept);
  for (const [one, other] of [
    ["สุดา ใจดี", "สีดา ใจดี"],
    ["ド", "ト"],
    ["ตี", "ต"],
  ] as const)
    expect(foldText(one)).not.toBe(foldText(other));
});

it("X-26: every way to write one text folds to the same letters", () => {
  for (const text of ["Nguyễn Văn Ánh", "ドラゴン", "น้ำ", "한국", "Ａn"])
    for (const form of ["NFC", "NFD"]) expect(foldText(text.normalize(form)), form).toBe(foldText(text));
});
