import { formatMoney, isLanguageCode, type LanguageCode, languages } from "@marquee/contract";
import { loadMessages } from "../http/loadMessages.ts";
import type { MessageMoney, MessageTemplate, MessageValues } from "./MessageTemplate.ts";

const getI18n = loadMessages(new URL("templateMessages.json", import.meta.url));

const isWritten = (text: string, language: LanguageCode): boolean => Object.hasOwn(getI18n(language).messages, text);

/** Whether the catalogues have the texts of a template. */
export const hasTexts = ({ subject, text }: MessageTemplate): boolean =>
  isWritten(subject, "EN") && isWritten(text, "EN");

/** The texts of a message in a language. */
interface Rendered {
  readonly subject: string;
  readonly text: string;
}

/** A value as a language writes it, such as "1,000,000.00 VND" (CN-06). */
function toText(value: string | MessageMoney, language: LanguageCode): string {
  if (typeof value === "string") return value;
  const tag = languages.find(({ code }) => code === language)?.tag ?? "en";
  return `${formatMoney(value.decimal, tag)} ${value.currency}`;
}

/** The language in which a text is written for who asks for another one: English where it has none. */
const toWritten = (text: string, asked: string): LanguageCode =>
  isLanguageCode(asked) && isWritten(text, asked) ? asked : "EN";

function fill(text: string, language: LanguageCode, values: MessageValues): string {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    // Lingui reads escapes such as \u0041 in values, too.
    toText(value, language).replaceAll("\\", "\\u005c"),
  ]);
  return getI18n(language)._(text, Object.fromEntries(texts));
}

/** A subject is one line, whatever a value holds. */
const toLine = (text: string): string => text.replace(/\s+/g, " ");

/** The texts of a message in a language; a value that is missing is empty. */
export function renderMessage({ subject, text }: MessageTemplate, language: string, values: MessageValues): Rendered {
  const say = (each: string): string => fill(each, toWritten(each, language), values);
  return { subject: toLine(say(subject)), text: say(text) };
}

/** What follows the site's name at the beginning of a subject, ": "; undefined where it begins otherwise. */
function findColon(subject: string, language: LanguageCode): string | undefined {
  const message = getI18n(language).messages[subject];
  const [first, next] = Array.isArray(message) ? message : [];
  if (!Array.isArray(first) || first[0] !== "site" || typeof next !== "string") return undefined;
  return /^[:：] ?/u.exec(next)?.[0];
}

/** The texts of a message inside the site: a subject does not begin with the site's name, as a mail's does. */
export function renderInside(template: MessageTemplate, asked: string, values: MessageValues): Rendered {
  const language = toWritten(template.subject, asked);
  const colon = findColon(template.subject, language);
  const start = colon === undefined ? 0 : `${toText(values["site"] ?? "", language)}${colon}`.length;
  const subject = toLine(fill(template.subject, language, values).slice(start));
  const { text } = renderMessage(template, asked, values);
  return { subject: subject.slice(0, 1).toUpperCase() + subject.slice(1), text };
}
