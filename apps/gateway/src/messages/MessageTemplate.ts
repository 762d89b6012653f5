import type { Texts } from "../db/columns.ts";

/** The channel of a message. */
export type Channel = "mail" | "sms";

/** The values of a template's names. */
export type MessageValues = Readonly<Record<string, string>>;

/** The texts of a message, by language; `{name}` stands for a value. A language that is missing gets English. */
export interface MessageTemplate {
  /** Such as `verification.code`, unique over all modules. */
  readonly name: string;
  /** A mail's subject; a short message has none. */
  readonly subject: Texts;
  readonly text: Texts;
  /** Values that are secret: they are masked in the database ten minutes after the message was made. */
  readonly secrets: readonly string[];
}

const fill = (texts: Texts, language: string, values: MessageValues): string =>
  (texts[language] ?? texts["EN"] ?? "").replace(/\{(\w+)\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? "") : "",
  );

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
