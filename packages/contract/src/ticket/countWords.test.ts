import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countWords } from "./countWords.ts";

describe("the words of a text", () => {
  it.each([
    ["", 0],
    ["  \n\t ", 0],
    ["Hello, my friend!", 3],
    ["don't pay 12.50 twice", 4],
    ["Tôi đã nạp tiền", 4],
    ["😀 👍🏽 👩‍👩‍👧", 0],
    ["!!! … — ???", 0],
    ["我的存款还没有到账", 6],
    ["入金が反映されません", 7],
    ["สวัสดีครับ", 2],
  ])("CS-04, VL-46: %j has so many: %i", (text, count) => {
    expect(countWords(text, 500)).toBe(count);
  });

  it("VL-46: Thai and Chinese, which put no space between words, have more than one word", () => {
    expect(countWords("ฉันฝากเงินแล้วแต่ยอดเงินไม่เข้า", 500)).toBeGreaterThan(5);
    expect(countWords("请帮我查看今天的提款", 500)).toBeGreaterThan(4);
  });

  it("VL-46: words of letters with spaces between them are as many as there are, and no more than one beyond the most", () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), fc.integer({ min: 0, max: 40 }), (list, most) => {
        expect(countWords(list.join(" "), most)).toBe(Math.min(list.length, most + 1));
      }),
    );
  });

  it("VL-46: any text is counted, and what is put behind it takes no word away", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
        const count = countWords(text, 1_000);
        expect(count).toBeGreaterThanOrEqual(0);
        expect(countWords(`${text} word`, 1_000)).toBe(count + 1);
      }),
      { numRuns: 50 },
    );
  });

  it("VL-46: a million characters are counted up to one word beyond the most", () => {
    for (const text of ["a ".repeat(500_000), "我".repeat(1_000_000), "ก ".repeat(500_000)])
      expect(countWords(text, 500)).toBe(501);
  });
});
