import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("X-52: every text of the back office is in Vietnamese too, with the same values", () => {
  const text = readFileSync(new URL("../../locales/vi.po", import.meta.url), "utf8");
  const messages = text
    .split("\n\n")
    .slice(1)
    .filter((block) => !block.includes("#~"));
  const read = (block: string, name: string): string =>
    [...(block.split(`${name} `)[1]?.split("\nmsgstr ")[0] ?? "").matchAll(/"(.*)"/g)].map(([, line]) => line).join("");
  // A language has as many plural forms as it has: their words are no values.
  const names = (words: string): readonly string[] =>
    [...words.matchAll(/\{(\w+)[,}]/g)].map(([, name = ""]) => name).toSorted();
  expect(messages.length).toBeGreaterThan(200);
  for (const block of messages) {
    const [source, translated] = [read(block, "msgid"), read(block, "msgstr")];
    expect(translated, source).not.toBe("");
    expect(names(translated), source).toEqual(names(source));
  }
});
