import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

const root = join(import.meta.dirname, "../../..");

function toMeasures(text: string): Readonly<Record<string, number>> {
  const read: unknown = JSON.parse(text);
  const pairs = Object.entries(Object(read)).map(([name, value]: [string, unknown]) => {
    if (typeof value !== "number") throw new Error(`${name} is no number`);
    return [name, value] as const;
  });
  return Object.fromEntries(pairs);
}

/**
 * Runs a measuring script in a process of its own, by its path from the top of the tree: it says its progress line by line,
 * and its last line is one JSON object of numbers.
 *
 * @returns a reader of those numbers, which throws for a name that is not among them.
 * @throws when the script fails, with the end of what it complained about.
 */
export async function runScript(
  path: string,
  say: (line: string) => void,
  parameters: readonly string[] = [],
): Promise<(measure: string) => number> {
  const script = spawn(process.execPath, [join(root, path), ...parameters], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let last = "";
  createInterface({ input: script.stdout }).on("line", (line) => {
    if (last !== "") say(last);
    last = line;
  });
  let complaints = "";
  script.stderr.on("data", (part: Buffer) => {
    complaints = `${complaints}${part.toString()}`.slice(-4_000);
  });
  const [code] = await once(script, "close");
  if (code !== 0) throw new Error(`the script ${path} ended with ${String(code)}: ${complaints}`);
  const measures = toMeasures(last);
  return (measure) => {
    const value = measures[measure];
    if (value === undefined) throw new Error(`the script ${path} did not measure ${measure}`);
    return value;
  };
}
