import { TokenError, type TokenProblem } from "@marquee/design-tokens";
import { isRecord } from "@marquee/design-tokens/dtcg";
import type { TokenPatch } from "./planEdits.ts";

const modes = ["dark", "light", "both"] as const;
const fields = new Set(["key", "mode", "value", "fluidMax"]);
const most = 500;

/**
 * Patches from outside, such as a request's body: the shape alone; names and values are `writeTokenPatch`'s to judge.
 * @throws TokenError naming each field that is wrong, as `patches[0].mode`.
 */
export function parseTokenPatches(input: unknown): readonly TokenPatch[] {
  const problems: TokenProblem[] = [];
  const report = (key: string, reason: string): void => void problems.push({ file: "(request)", key, reason });
  if (!Array.isArray(input) || input.length === 0 || input.length > most) throw new TokenError([{ file: "(request)", key: "patches", reason: `a list of 1 to ${most} patches` }]);
  const patches = input.flatMap((entry: unknown, index): readonly TokenPatch[] => {
    const at = `patches[${index}]`;
    if (!isRecord(entry)) {
      report(at, "an object is expected");
      return [];
    }
    const { key, value } = entry;
    const mode = modes.find((name) => name === entry["mode"]);
    for (const name of Object.keys(entry)) if (!fields.has(name)) report(`${at}.${name}`, "unknown field");
    if (typeof key !== "string" || key.length > 100) report(`${at}.key`, "a token's name is expected");
    if (mode === undefined) report(`${at}.mode`, "dark, light or both");
    if (value === undefined) report(`${at}.value`, "missing");
    return typeof key === "string" && mode !== undefined ? [{ key, mode, value, ...("fluidMax" in entry ? { fluidMax: entry["fluidMax"] } : {}) }] : [];
  });
  if (problems.length > 0) throw new TokenError(problems);
  return patches;
}
