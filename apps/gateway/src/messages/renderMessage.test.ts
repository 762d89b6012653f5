import { readFileSync } from "node:fs";
import { languages } from "@marquee/contract";
import { describe, expect, it } from "vitest";
import { verificationTemplate } from "../authentication/verificationTemplate.ts";
import { modules } from "../modules.ts";
import { staffModule } from "../modules/staff/index.ts";
import { createMessages } from "./createMessages.ts";
import { type MessageTemplate, toMessageMoney } from "./MessageTemplate.ts";
import { renderInside, renderMessage } from "./renderMessage.ts";

/** A compiled text: words, values, and choices with a text for each case. */
type Tokens = readonly (
  | string
  | readonly [name: string, kind?: string, cases?: Readonly<Record<string, Tokens | string>>]
)[];

const compiled: Readonly<Record<string, Readonly<Record<string, Tokens>>>> = JSON.parse(
  readFileSync(new URL("templateMessages.json", import.meta.url), "utf8"),
);
const { templates } = createMessages([
  verificationTemplate,
  ...modules.flatMap(({ messageTemplates = [] }) => messageTemplates),
]);
const ofStaff = new Set(staffModule.messageTemplates);
const codes = languages.map(({ code }) => code);

const getTemplate = (name: string): MessageTemplate => {
  const template = templates.get(name);
  if (template === undefined) throw new Error(`there is no template ${name}`);
  return template;
};
const listAll = (tokens: Tokens): readonly string[] =>
  tokens.flatMap((token) => {
    if (typeof token === "string") return [];
    const [name, , cases = {}] = token;
    return [name, ...Object.values(cases).flatMap((text) => (typeof text === "string" ? [] : listAll(text)))];
  });
const listNames = (tokens: Tokens = []): readonly string[] => [...new Set(listAll(tokens))].toSorted();

describe("texts of messages", () => {
  it("each stands in every language of its catalogue, with the same values; mails to staff in English and Vietnamese", () => {
    expect(templates.size).toBeGreaterThan(40);
    for (const template of templates.values())
      for (const text of [template.subject, template.text]) {
        const written = codes.filter((code) => compiled[code]?.[text] !== undefined);
        expect(written, text).toEqual(ofStaff.has(template) ? ["EN", "TY", "VI"] : codes);
        for (const code of written)
          expect(listNames(compiled[code]?.[text]), `${code} ${text}`).toEqual(listNames(compiled["EN"]?.[text]));
      }
  });

  it("a template whose text no catalogue has is refused at the start", () => {
    const bare = { ...verificationTemplate, text: "Nobody has translated {this}." };
    expect(() => createMessages([bare])).toThrow("no catalogue has the texts of verification.code");
  });

  it("a language writes amounts as it does; one that has no text gets English, with English amounts", () => {
    const values = { site: "Aurelune", order: "7", amount: toMessageMoney(10_000_000_000n, "VND") };
    const say = (language: string) => renderMessage(getTemplate("deposit.credited"), language, values).text;
    expect(say("EN")).toBe("1,000,000.00 VND from order 7 is now in your balance.");
    expect(say("VI")).toBe("1.000.000,00 VND của lệnh 7 đã vào số dư của bạn.");
    for (const language of ["TY", "", "XX", "constructor"]) expect(say(language)).toBe(say("EN"));
    const mail = getTemplate("staff.password.changed");
    expect(renderMessage(mail, "TH", {})).toEqual(renderMessage(mail, "EN", {}));
    expect(renderMessage(mail, "VI", {}).subject).toBe("Trang quản trị : Mật khẩu đã được thay đổi");
  });

  it("a value stands as it is, and a missing one as nothing", () => {
    const values = { site: "Aurelune", subject: "S", text: "{site} '{x}' ''{'' <b>&amp; # \\u0041 \\x41 \\" };
    const { text } = renderMessage(getTemplate("offer"), "EN", values);
    expect(text.split("\n")[0]).toBe(values.text);
    expect(renderMessage(getTemplate("offer"), "EN", {}).subject).toBe(": ");
  });

  it("a subject is one line, and inside the site does not begin with the site's name", () => {
    const offer = (site: string) => [getTemplate("offer"), "CN", { site, subject: " two\r\nlines", text: "" }] as const;
    expect(renderMessage(...offer("A:\nB")).subject).toBe("A: B: two lines");
    expect(renderInside(...offer("A:\nB")).subject).toBe(" two lines");
    expect(renderInside(...offer("")).subject).toBe(" two lines");
    const inside = (name: string) => renderInside(getTemplate(name), "EN", { site: "aurelune" }).subject;
    expect(inside("deposit.credited")).toBe("Your deposit has arrived");
    expect(inside("contact.changed")).toBe("Your contact at aurelune was changed");
  });
});
