import type { Messages } from "@lingui/core";
import type { LanguageCode } from "@marquee/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type MessageSource, createTexts, type TextPart } from "./createTexts.ts";

const page = { documentElement: { lang: "", dir: "" } };
vi.stubGlobal("document", page);

let asked: string[] = [];

/** Texts that say where they came from; the brand changes one of each half. */
const source: MessageSource = {
  loadMessages: (language: LanguageCode, part: TextPart): Promise<Messages> => {
    asked.push(`${language} ${part}`);
    return Promise.resolve({ [part]: `${language} ${part}`, [`${part}.brand`]: "the engine's" });
  },
  loadOverrides: (language: LanguageCode): Promise<Messages> => {
    asked.push(`${language} overrides`);
    return Promise.resolve({ "first.brand": "the brand's", "rest.brand": "the brand's" });
  },
  tags: { VI: "vi-VN" },
};

beforeEach(() => {
  asked = [];
});

describe("createTexts", () => {
  it("LT-04: a language is active with its first half, and the page says which it is", async () => {
    const { i18n, activate } = createTexts(source);
    await activate("VI");
    expect([i18n.locale, i18n._("first"), page.documentElement.lang, page.documentElement.dir]).toEqual([
      "vi-VN",
      "VI first",
      "vi-VN",
      "ltr",
    ]);
    expect(asked.toSorted()).toEqual(["VI first", "VI overrides"]);
  });

  it("the rest comes once, when it is asked for, and with every language after that", async () => {
    const { i18n, activate, complete } = createTexts(source);
    await activate("EN");
    await complete();
    await complete();
    expect(i18n._("rest")).toBe("EN rest");
    await activate("VI");
    expect([i18n._("first"), i18n._("rest")]).toEqual(["VI first", "VI rest"]);
    expect(asked.toSorted()).toEqual(["EN first", "EN overrides", "EN rest", "VI first", "VI overrides", "VI rest"]);
  });

  it("the brand's texts win over both halves, whichever comes last", async () => {
    const { i18n, activate, complete } = createTexts(source);
    await activate("EN");
    await complete();
    expect([i18n._("first.brand"), i18n._("rest.brand")]).toEqual(["the brand's", "the brand's"]);
  });

  it("a screen that opens while a language is on its way gets that language's rest", async () => {
    const { i18n, activate, complete } = createTexts(source);
    await activate("EN");
    await Promise.all([activate("VI"), complete()]);
    expect(i18n._("rest")).toBe("VI rest");
  });

  it("LT-04: the page keeps its language when the texts do not come", async () => {
    const loadMessages: MessageSource["loadMessages"] = (language, part) =>
      language === "TH" ? Promise.reject(new Error("offline")) : source.loadMessages(language, part);
    const { i18n, activate } = createTexts({ ...source, loadMessages });
    await activate("EN");
    await expect(activate("TH")).rejects.toThrow("offline");
    expect([i18n.locale, i18n._("first"), page.documentElement.lang]).toEqual(["en", "EN first", "en"]);
  });
});
