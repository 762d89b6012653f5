import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText } from "./cleanText.ts";
import { hasContact } from "./hasContact.ts";
import { hasWord } from "./hasWord.ts";
import { looksLikeStaff } from "./looksLikeStaff.ts";

const nasty = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.constantFrom(
        ..."a 가่้̀̂̃̈👩🚀🏽❤🔥🇻🇳",
        "\u200d",
        "\u200b",
        "\u202e",
        "\ufe0f",
        "\u0000",
        "\ud800",
        "\u00ad",
        "\u2028",
        "\u3164",
        "e\u0301",
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join("")),
);

describe("lines of a chat", () => {
  it("X-44: cleaning a line again changes nothing, and nothing is left that is unseen, turns the text or towers over it", () => {
    fc.assert(
      fc.property(nasty, (typed) => {
        const text = cleanText(typed);
        expect(cleanText(text)).toBe(text);
        expect(text).toBe(text.normalize("NFC"));
        expect(text).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\u2028\u2029\ufeff]/u);
        expect(text).not.toMatch(/\p{M}{4}|\p{Cs}|^\s|\s$|\s\s/u);
      }),
      { numRuns: 2_000 },
    );
  });

  it("X-44: words of every language, emoji and their joiners stay as they were written", () => {
    for (const text of [
      "Chúc mừng năm mới, bạn thắng lớn!",
      "สวัสดีครับ น้ำพี่ที่รู้",
      "恭喜发财",
      "مرحبا",
      "👩🏽‍🚀 ❤️‍🔥 🇻🇳",
      "naïve Ångström",
    ])
      expect(cleanText(text)).toBe(text.normalize("NFC"));
    expect(cleanText(" a\u202eb\u0000\n\tc ")).toBe("ab c");
    expect(cleanText(`Z${"\u0335\u0321\u0489".repeat(9)}algo`)).toMatch(/^Z\p{M}{3}algo$/u);
  });

  it.each([
    "see https://example.com",
    "www.example.net",
    "go to lucky-win.vip now",
    "example[.]com",
    "example dot com",
    "ｅｘａｍｐｌｅ．ｃｏｍ",
    "ехаmрlе.com",
    "example。com",
    "t.me/somebody",
    "e x a m p l e . c o m",
    "write to me@mail.example",
    "me (at) gmail.com",
    "ann at gmail",
    "0912345678",
    "+84 912 345 678",
    "09.12.34.56.78",
    "0 9 1 2 3 4 5 6 7 8",
    "๐๙๑๒๓๔๕๖๗๘",
    "٠٩١٢٣٤٥٦٧٨",
    "O912 345 678",
    "zalo 0912 345",
    "Zalo: lucky88",
    "telegram @lucky_win",
    "tele lucky_88",
    "whatsapp: anna.b",
    "line id lucky88",
    "加我微信 lucky88",
    "wechat=lucky",
    "Ｔｅｌｅｇｒａｍ：lucky",
  ])("X-44: %j is a contact", (text) => {
    expect(hasContact(cleanText(text))).toBe(true);
  });

  it.each([
    "good luck everybody",
    "I won 1,250,000 today",
    "100.000.000 VND!",
    "from 50,000 to 100,000",
    "I lost my phone",
    "telegram is down again",
    "the line was long",
    "see you at 20:30",
    "3 - 2 in the 90th minute",
    "ok.thanks",
    "@anna well played",
    "a signal at last",
    "bet 500 on 7, 14, 21 and 28",
    "Tôi thắng 2.500.000 đồng",
    "我赢了 1,000,000",
    "x".repeat(500),
  ])("X-44: %j is no contact", (text) => {
    expect(hasContact(cleanText(text))).toBe(false);
  });

  it("X-44: no text makes the search for contacts slow", () => {
    const began = performance.now();
    for (const text of ["a.", "1 ", "a@", "zalo ", "- ", "a-", ". ", "0o", "( . ) ", "9,"])
      hasContact(cleanText(text.repeat(250)).slice(0, 500));
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it("X-44: a word of the list is found in the spellings that hide it, and in no other word", () => {
    const words = ["cheat", "đồ ngu", "骗子", "โกง", "ass"];
    for (const text of [
      "what a cheat",
      "CHEAT!",
      "ch3at",
      "c h e a t",
      "с-һ-е-а-т",
      "cheeeeat",
      "chéat",
      "do ngu",
      "ĐỒ NGU",
      "你是骗子吗",
      "骗 子",
      "เขาโกงเรา",
      "a$s",
    ])
      expect(hasWord(cleanText(text), words), text).toBe(true);
    for (const text of ["cheater", "class pass", "đồ ngủ quên", "assets"])
      expect(hasWord(cleanText(text), words), text).toBe(text === "đồ ngủ quên");
    expect(hasWord("anything", ["", "!!!"])).toBe(false);
  });

  it("X-44: a name that reads as the house or its staff is known in the spellings that imitate it, and no other is", () => {
    for (const name of [
      "Aurelune",
      "AURE1UNE",
      "Аurеlunе",
      "A u r e l u n e",
      "Aurelune VIP",
      "xAureIune",
      "Admin",
      "adm1n_01",
      "Super-Admin",
      "Αdmin",
      "M0derator",
      "Support team",
      "Live Support",
      "0fficia1",
      "Quản Trị viên",
      "CSKH 24",
      "在线客服",
      "แอดมิน",
    ])
      expect(looksLikeStaff(cleanText(name), "Aurelune"), name).toBe(true);
    for (const name of ["Moon walker", "Luna", "Badminton", "Nguyễn Văn An", "Hổ Trắng", "Somchai", "Lucky 88", "x"])
      expect(looksLikeStaff(cleanText(name), "Aurelune"), name).toBe(false);
    expect(looksLikeStaff("Anna", "")).toBe(false);
  });
});
