import { createInterface } from "node:readline";

/** A command's words in a line. @throws where the line is no JSON list of texts */
function readWords(line: string): readonly string[] {
  const words: unknown = JSON.parse(line);
  if (!Array.isArray(words) || !words.every((word) => typeof word === "string"))
    throw new Error("a line is a JSON list of a command's words");
  return words;
}

/**
 * Runs commands that are read a line each, one after another, and says in a line what each answered: `{"answer": text}`, or
 * `{"error": text}` for one that was refused or is no command. The next line is run all the same.
 */
export async function runLines(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  run: (words: readonly string[]) => Promise<string>,
): Promise<void> {
  for await (const line of createInterface({ input })) {
    if (line.trim() === "") continue;
    let said: object;
    try {
      said = { answer: await run(readWords(line)) };
    } catch (error) {
      said = { error: error instanceof Error ? error.message : String(error) };
    }
    output.write(`${JSON.stringify(said)}\n`);
  }
}
