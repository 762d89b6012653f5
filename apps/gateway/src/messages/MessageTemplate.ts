import { formatMoney, languages, toDecimal } from "@marquee/contract";
import type { Texts } from "../db/columns.ts";

/** The channel of a message. */
export type Channel = "mail" | "sms";

/** Money in a message, which its language writes: a decimal text and its currency. */
export interface MessageMoney {
  readonly decimal: string;
  readonly currency: string;
}

/** An amount in 1/10,000 of the unit as a value of a message. */
export const toMessageMoney = (amount: bigint, currency: string): MessageMoney => ({
  decimal: toDecimal(amount),
  currency,
});

/** The values of a template's names: texts, and money. */
export type MessageValues = Readonly<Record<string, string | MessageMoney>>;

/** The texts of a message, by language; `{name}` stands for a value. A language that is missing gets English. */
export interface MessageTemplate {
  /** Such as `verification.code`, unique over all modules. */
  readonly name: string;
  /** A mail's subject; a short message has none. */
  readonly subject: Texts;
  readonly text: Texts;
  /** Values that are secret: they are masked in the database ten minutes after the message was made. */
  readonly secrets: readonly string[];
  /** How long a message with secrets may wait to be sent, in minutes; 10 when not given. Meanwhile they are not masked. */
  readonly waitMinutes?: number;
}

/** A value as a language writes it, such as "1,000,000.00 VND" (CN-06). */
function toText(value: string | MessageMoney, language: string): string {
  if (typeof value === "string") return value;
  const tag = languages.find(({ code }) => code === language)?.tag ?? "en";
  return `${formatMoney(value.decimal, tag)} ${value.currency}`;
}

function fill(texts: Texts, language: string, values: MessageValues): string {
  const written = texts[language] === undefined ? "EN" : language;
  return (texts[written] ?? "").replace(/\{(\w+)\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? toText(values[name] ?? "", written) : "",
  );
}

/** The texts of a message in a language. */
export function renderMessage(
  { subject, text }: MessageTemplate,
  language: string,
  values: MessageValues,
): { readonly subject: string; readonly text: string } {
  // A subject is one line, whatever a value holds.
  return { subject: fill(subject, language, values).replace(/\s+/g, " "), text: fill(text, language, values) };
}

/** The texts of a message inside the site: a subject does not begin with the site's name, as a mail's does. */
export function renderInside(
  template: MessageTemplate,
  language: string,
  values: MessageValues,
): { readonly subject: string; readonly text: string } {
  const subjects = Object.entries(template.subject).map(([code, text = ""]) => [
    code,
    text.replace(/^\{site\}[::] ?/u, ""),
  ]);
  const { subject, text } = renderMessage({ ...template, subject: Object.fromEntries(subjects) }, language, values);
  return { subject: subject.slice(0, 1).toUpperCase() + subject.slice(1), text };
}
