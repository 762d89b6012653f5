/** A new text in all shipped languages, as drafts to be reviewed before a release. */
export type Words = {
  readonly en: string;
  readonly vi: string;
  readonly th: string;
  readonly zh: string;
  readonly id: string;
  readonly fil: string;
};

const quote = (text: string): string => JSON.stringify(text);

/** An empty message file, as Lingui writes it. */
export const toMessages = (locale: string, at: Date): string =>
  `msgid ""\nmsgstr ""\n${[`POT-Creation-Date: ${at.toISOString().slice(0, 16).replace("T", " ")}+0000`, "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: 8bit", "X-Generator: @lingui/cli", `Language: ${locale}`].map((line) => `"${line}\\n"\n`).join("")}`;

/** Marks a text of a source that no macro changes: its id is the English itself (decision 120). */
export const unchangedMark = "#. js-lingui-explicit-id\n";

const collator = new Intl.Collator("en-US");

/** Adds a text to a message file in Lingui's order; an existing text gets another source reference. */
export function addText(messages: string, locale: string, words: Words, source: string, mark = ""): string {
  const id = quote(words.en);
  if (messages.includes(`\nmsgid ${id}\n`))
    return messages.replace(`\nmsgid ${id}\n`, () => `\n#: ${source}\nmsgid ${id}\n`);
  const text = Object.entries(words).find(([language]) => language === locale)?.[1] ?? "";
  const [head = "", ...blocks] = messages.trimEnd().split("\n\n");
  const toKey = (block: string): string => /^msgid "(.*)"$/m.exec(block)?.[1] ?? "";
  const block = `${mark}#: ${source}\nmsgid ${id}\nmsgstr ${quote(text)}`;
  const next = blocks.findIndex((each) => collator.compare(toKey(each), toKey(block)) > 0);
  const at = next === -1 ? blocks.length : next;
  return `${[head, ...blocks.slice(0, at), block, ...blocks.slice(at)].join("\n\n")}\n`;
}
