import { TokenError, toHint, type TokenProblem } from "@marquee/design-tokens";
import { isRecord, toWritten } from "@marquee/design-tokens/dtcg";
import type { NewValue } from "./editToken.ts";
import type { TokenPatch } from "./planEdits.ts";

const modes = ["dark", "light", "both"] as const;
const fields = ["key", "mode", "value", "fluidMax", "basedOn"];
const most = 500;

function toNewValue(written: unknown): NewValue | undefined {
  if (!isRecord(written) || written["value"] === undefined) return undefined;
  return { value: written["value"], ...("fluidMax" in written ? { fluidMax: written["fluidMax"] } : {}) };
}

/**
 * Checks the shape of patches from outside, such as a request's body; `writeTokenPatch` checks names and values.
 * @throws TokenError naming each wrong field, e.g. `patches[0].mode`.
 */
export function parseTokenPatches(input: unknown): readonly TokenPatch[] {
  const problems: TokenProblem[] = [];
  const report = (key: string, found: unknown, expected: string): void =>
    void problems.push({ file: "(request)", key, found: toWritten(found), expected });
  if (!Array.isArray(input) || input.length === 0 || input.length > most)
    throw new TokenError([
      {
        file: "(request)",
        key: "patches",
        found: Array.isArray(input) ? `a list of ${input.length}` : toWritten(input),
        expected: `a list of 1 to ${most} patches`,
      },
    ]);
  const patches = input.flatMap((entry: unknown, index): readonly TokenPatch[] => {
    const at = `patches[${index}]`;
    if (!isRecord(entry)) {
      report(at, entry, "an object");
      return [];
    }
    const { key, value } = entry;
    const mode = modes.find((name) => name === entry["mode"]);
    const basedOn = toNewValue(entry["basedOn"]);
    for (const name of Object.keys(entry))
      if (!fields.includes(name))
        report(`${at}.${name}`, entry[name], `no such field, but ${fields.join(", ")}${toHint(name, fields)}`);
    if (typeof key !== "string" || key.length > 100) report(`${at}.key`, key, "a token's name");
    if (mode === undefined) report(`${at}.mode`, entry["mode"], "dark, light or both");
    if (value === undefined) report(`${at}.value`, value, "a value");
    if ("basedOn" in entry && !basedOn)
      report(`${at}.basedOn`, entry["basedOn"], "an object with value and, of a fluid size, fluidMax");
    return typeof key === "string" && mode !== undefined
      ? [
          {
            key,
            mode,
            value,
            ...("fluidMax" in entry ? { fluidMax: entry["fluidMax"] } : {}),
            ...(basedOn ? { basedOn } : {}),
          },
        ]
      : [];
  });
  if (problems.length > 0) throw new TokenError(problems);
  return patches;
}
