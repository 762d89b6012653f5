import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

const root = join(import.meta.dirname, "../../../..");

function toMeasures(text: string): Readonly<Record<string, number>> {
  const read: unknown = JSON.parse(text);
  const pairs = Object.entries(Object(read)).map(([name, value]: [string, unknown]) => {
    if (typeof value !== "number") throw new Error(`${name} is no number`);
    return [name, value] as const;
  });
  return Object.fromEntries(pairs);
}

/**
 * Runs a measuring script of the gateway's `bench` folder in a process of its own: its progress is said line by line, its
 * last word is one JSON object of numbers.
 *
 * @returns a reader of those numbers, which throws for a name that is not among them.
 * @throws when the script fails.
 */
export async function runScript(name: string, say: (line: string) => void): Promise<(measure: string) => number> {
  const script = spawn(process.execPath, [join(root, `apps/gateway/bench/${name}.ts`)], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  createInterface({ input: script.stderr }).on("line", say);
  let output = "";
  script.stdout.on("data", (part: Buffer) => {
    output += part.toString();
  });
  const [code] = await once(script, "close");
  if (code !== 0) throw new Error(`the script ${name} ended with ${String(code)}`);
  const measures = toMeasures(output);
  return (measure) => {
    const value = measures[measure];
    if (value === undefined) throw new Error(`the script ${name} did not measure ${measure}`);
    return value;
  };
}
