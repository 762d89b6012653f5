import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setupI18n } from "@lingui/core";
import { formatter } from "@lingui/format-po";
import { errorTexts, ruleTexts, toErrorText, toFieldText } from "@marquee/i18n";
import { localeNames, messageFolders, staffMessageFolder, textFolders } from "@marquee/lingui/texts";
import { gatewayTexts, toGatewayMessages } from "@marquee/lingui/gatewayMessages";
import { describe, expect, it } from "vitest";
import { readBrand } from "./makeLayer.ts";
import { root } from "./root.ts";

const format = formatter();

async function readTexts(folder: string, locale: string): Promise<ReadonlyMap<string, string>> {
  const file = join(root, folder, "locales", `${locale}.po`);
  const entries = await format.parse(readFileSync(file, "utf8"), { locale, sourceLocale: "en", filename: file });
  return new Map(Object.entries(entries).map(([id, entry]) => [id, entry.translation ?? ""]));
}

/** The texts of one PO file by their English words. */
async function readByWords(folder: string, locale: string): Promise<ReadonlyMap<string, string>> {
  const file = join(root, folder, "locales", `${locale}.po`);
  const entries = await format.parse(readFileSync(file, "utf8"), { locale, sourceLocale: "en", filename: file });
  return new Map(Object.entries(entries).map(([id, entry]) => [entry.message ?? id, entry.translation ?? ""]));
}

/** Names and words that other languages use unchanged. */
const same = new Set([
  "Android",
  "Blog",
  "Facebook",
  "Line",
  "iPhone",
  "WeChat",
  "WhatsApp",
  "Zalo",
  "Hot",
  "Jackpot",
  "Menu",
  "OK",
  "Postback",
  "{site}: {subject}",
]);

/** The languages that brands offer, English aside, by the names of their PO files. */
const offered = [
  ...new Set(readdirSync(join(root, "brands")).flatMap((id) => readBrand(join(root, "brands", id)).locales.enabled)),
]
  .filter((code) => code !== "EN")
  .map((code) => localeNames[code]);

/** The folders whose texts exist in a language. */
const listFolders = (locale: string): readonly string[] => [
  ...textFolders,
  ...messageFolders,
  ...(locale === "vi" ? [staffMessageFolder] : []),
];

/** The names of values in a message, those within the cases of a choice too: a case's own words are none. */
function listNames(text: string): readonly string[] {
  const names: string[] = [];
  for (let at = text.indexOf("{"); at >= 0; at = text.indexOf("{", at)) {
    let [depth, end] = [1, at + 1];
    for (; end < text.length && depth > 0; end += 1) depth += text[end] === "{" ? 1 : text[end] === "}" ? -1 : 0;
    const inside = text.slice(at + 1, end - 1);
    const [, name = "", kind, cases = ""] = /^\s*(\w+)\s*(?:,\s*(\w+)\s*,(.*))?$/s.exec(inside) ?? [];
    if (name !== "") names.push(name);
    // Each case is a text in braces.
    if (kind !== undefined) names.push(...listCases(cases).flatMap(listNames));
    at = end;
  }
  return names;
}

/** The texts of the cases of a choice. */
function listCases(cases: string): readonly string[] {
  const texts: string[] = [];
  let [depth, start] = [0, 0];
  for (const [at, letter] of [...cases].entries()) {
    if (letter === "{" && (depth += 1) === 1) start = at + 1;
    if (letter === "}" && (depth -= 1) === 0) texts.push([...cases].slice(start, at).join(""));
  }
  return texts;
}

/** The placeholders of a text: names in braces, and numbered elements. */
const listGaps = (text: string): string[] =>
  [
    ...new Set([
      ...listNames(text).map((name) => `{${name}}`),
      ...[...text.matchAll(/<\/?\d\/?>/g)].map(([gap]) => gap),
    ]),
  ].toSorted();

const i18n = setupI18n();
i18n.loadAndActivate({ locale: "en", messages: {} });

/** What the forms of a withdrawal say about its confirmation and a complaint. */
const withdrawalTexts = [
  "Incorrect confirmation input: more than nothing and less than what was paid",
  "Please enter content.",
] as const;

/** The messages of VL-44, as the gateway or a form asks for them. */
async function listFormTexts(locale: string): Promise<readonly string[]> {
  const messages = Object.fromEntries(await readTexts("packages/i18n", locale));
  const wallet = await readByWords("packages/features/wallet", locale);
  const texts = setupI18n({ locale, messages: { [locale]: messages } });
  const rule = (patternId: number, min: number, max: number): string =>
    toFieldText(texts, { name: "field", rule: "pattern", patternId, min, max });
  return [
    rule(0, 8, 20),
    rule(23, 2, 60),
    rule(24, 9, 11),
    rule(24, 10, 10),
    toFieldText(texts, { name: "field", rule: "match" }),
    toFieldText(texts, { name: "field", rule: "required" }),
    toErrorText(texts, "sms.code.invalid"),
    toErrorText(texts, "mobile.invalid"),
    toErrorText(texts, "affiliate.invalid"),
    ...withdrawalTexts.map((id) => wallet.get(id) || id),
  ];
}

describe("texts", () => {
  it("the gateway's texts are those of the catalogues: else `pnpm --filter @marquee/lingui extract`", async () => {
    for (const texts of gatewayTexts) expect(readFileSync(texts.file, "utf8")).toBe(await toGatewayMessages(texts));
  });

  it.each(offered)(
    "LT-01: %s, which a brand offers, says everything, leaves the same gaps and equals English only where the words do",
    async (name) => {
      for (const folder of listFolders(name)) {
        const english = await readTexts(folder, "en");
        const translated = await readTexts(folder, name);
        expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted());
        for (const [id, text] of translated) {
          const source = english.get(id) || id;
          expect(text, `${folder} ${id}`).not.toBe("");
          expect(listGaps(text), `${folder} ${id}`).toEqual(listGaps(source));
          // Of values and signs alone there is nothing to say otherwise.
          const hasWords = /\p{L}/u.test(source.replaceAll(/\{\w+\}/g, ""));
          if (text === source && hasWords) expect(same, `${folder} ${id}`).toContain(text);
        }
      }
    },
  );

  it.each([...new Set(Object.values(localeNames))].filter((name) => name !== "en" && !offered.includes(name)))(
    "LT-01, LT-03: %s, which no demo brand offers, says everything and leaves the same gaps",
    async (name) => {
      for (const folder of listFolders(name)) {
        const [english, translated] = [await readTexts(folder, "en"), await readTexts(folder, name)];
        expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted());
        for (const [id, text] of translated) {
          expect(text, `${folder} ${id}`).not.toBe("");
          expect(listGaps(text), `${folder} ${id}`).toEqual(listGaps(english.get(id) || id));
        }
      }
    },
  );

  it("VL-07, VL-08: a rule's text has both bounds, or the single one where they are equal", () => {
    expect(toFieldText(i18n, { name: "password", rule: "pattern", patternId: 4, min: 6, max: 12 })).toBe(
      "6-12 letters and digits",
    );
    expect(toFieldText(i18n, { name: "code", rule: "pattern", patternId: 6, min: 6, max: 6 })).toBe("6 digits");
    expect(ruleTexts.length).toBe(25);
  });

  it("VL-01, VL-02: the texts of the specification stand for empty and unequal fields", () => {
    expect(toFieldText(i18n, { name: "username", rule: "required" })).toBe("Input cannot be empty");
    expect(toFieldText(i18n, { name: "confirmPassword", rule: "match" })).toBe("Confirmation password not correct");
  });

  it("VL-44: the other messages of the specification stand in English as it has them", async () => {
    expect(await listFormTexts("en")).toEqual([
      "8-20 characters",
      "A real name of 2-60 characters",
      "A valid phone number",
      "A phone number of 10 digits",
      "Confirmation password not correct",
      "Input cannot be empty",
      "Please enter a valid verification code.",
      "Please enter a valid mobile number.",
      "Invalid invitation code",
      ...withdrawalTexts,
    ]);
  });

  it.each([...new Set(Object.values(localeNames))].filter((name) => name !== "en"))(
    "VL-44: they exist in %s, with the numbers in place",
    async (name) => {
      const [english, texts] = [await listFormTexts("en"), await listFormTexts(name)];
      expect(texts.filter((text, place) => text === "" || text === english[place])).toEqual([]);
      expect(texts[0]).toMatch(/8\D+20/);
      expect(texts[3]).toContain("10");
    },
  );

  it("ER-07: every code has a text, an unknown one reads as Unknown error, and minutes are filled in", () => {
    for (const code of Object.keys(errorTexts)) expect(toErrorText(i18n, code)).not.toMatch(/[{}]/);
    expect(toErrorText(i18n, "no.such.code")).toBe("Unknown error");
    expect(toErrorText(i18n, "rate.limited", { retryAfter: 300 })).toContain("5 minutes");
  });

  it.each([
    ["ER-01", "trial.not.allowed", "real account"],
    ["ER-11", "login.not.session", "not logged in, please log in"],
    ["ER-12", "network.abnormal", "Network link is abnormal"],
    ["ER-14", "game.url.invalid", "Invalid URL, contact customer service"],
    ["ER-15", "region.restricted", "restricted by your location or IP"],
    ["ER-16", "maintenance", "System maintenance"],
    ["ER-18", "game.maintenance", "game is under maintenance"],
    ["ER-20", "unknown", "Unknown error"],
    ["ER-21", "login.not.member", "Non-member account unable to log in"],
    ["ER-22", "login.not.agent", "Non-agents cannot log in"],
    ["ER-24", "rate.limited", "Too many requests. Please retry after 5 minutes"],
    ["ER-26", "captcha.invalid", "Captcha check failed"],
    ["ER-28", "function.not.available", "function is not enabled"],
  ])("%s: %s says “%s”, as the specification does", (_id, code, text) => {
    expect(toErrorText(i18n, code)).toContain(text);
  });
});
