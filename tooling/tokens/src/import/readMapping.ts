import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { TokenError, toHint, tokenNames, type TokenProblem } from "@marquee/design-tokens";
import { isRecord, toWritten } from "@marquee/design-tokens/dtcg";
import { isOurs } from "../isOurs.ts";
import { modeWords, toModes } from "../toModes.ts";
import type { Mapping, Target } from "./Mapping.ts";

const units = ["px", "rem", "ms", "s"];
const fields = ["token", "mode", "unit"];

/**
 * Reads a mapping file: `{ "files": { "<file>": "dark" | "light" | "both" | null }, "tokens": { "<foreign path>": <target> } }`.
 * A target is a token's name, `{ "token", "mode"?, "unit"? }`, a list of those, or null to skip the token.
 * @throws TokenError naming each wrong entry, with the most similar known name
 */
export function readMapping(path: string): Mapping {
  const file = basename(path);
  const problems: TokenProblem[] = [];
  const report = (key: string, found: string, expected: string): void =>
    void problems.push({ file, key, found, expected });
  const toTarget = (source: string, written: unknown): readonly Target[] => {
    const target = typeof written === "string" ? { token: written } : written;
    if (!isRecord(target) || typeof target["token"] !== "string") {
      report(source, toWritten(written), 'the name of a token, { "token", "mode", "unit" }, a list of those, or null');
      return [];
    }
    const { token, mode = "both", unit } = target;
    const extra = Object.keys(target).find((name) => !fields.includes(name));
    if (extra !== undefined)
      report(source, `the field ${toWritten(extra)}`, `one of ${fields.join(", ")}${toHint(extra, fields)}`);
    const modes = toModes(mode);
    if (!modes) report(source, `mode ${toWritten(mode)}`, `dark, light or both${toHint(mode, modeWords)}`);
    if (unit !== undefined && !units.includes(String(unit)))
      report(source, `unit ${toWritten(unit)}`, `one of ${units.join(", ")}`);
    const [stars, starsOfSource] = [token.split("*").length - 1, source.split("*").length - 1];
    if (starsOfSource > 1 || stars !== starsOfSource)
      report(source, `${starsOfSource} * in the path and ${stars} in ${toWritten(token)}`, "one * in both or none");
    else if (stars === 0 && !isOurs(token))
      report(
        source,
        `the unknown token ${toWritten(token)}`,
        `the name of a token of ours${toHint(token, tokenNames)}`,
      );
    return modes ? [{ token, modes, ...(typeof unit === "string" ? { unit } : {}) }] : [];
  };
  const mapping = readJson(path, file);
  if (!isRecord(mapping))
    throw new TokenError([
      { file, key: "(root)", found: toWritten(mapping), expected: 'an object with "files" and "tokens"' },
    ]);
  for (const name of Object.keys(mapping))
    if (name !== "files" && name !== "tokens")
      report(name, "an unknown key", `"files" or "tokens"${toHint(name, ["files", "tokens"])}`);
  const { files = {}, tokens } = mapping;
  if (!isRecord(tokens)) report("tokens", toWritten(tokens), "an object from foreign paths to tokens of ours");
  if (!isRecord(files)) report("files", toWritten(files), "an object from files to dark, light, both or null");
  const modes = Object.entries(isRecord(files) ? files : {}).map(([name, word]) => {
    const found = word === null ? [] : toModes(word);
    if (!found) report(`files.${name}`, toWritten(word), `dark, light, both or null${toHint(word, modeWords)}`);
    return [name, found ?? []] as const;
  });
  const rules = Object.entries(isRecord(tokens) ? tokens : {}).map(([source, written]) => ({
    source: source.replace(/\.\$root$/, ""),
    targets:
      written === null
        ? []
        : (Array.isArray(written) ? written : [written]).flatMap((each: unknown) => toTarget(source, each)),
  }));
  if (problems.length > 0) throw new TokenError(problems);
  return { file, files: new Map(modes), rules };
}

function readJson(path: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new TokenError([
      {
        file,
        key: "(root)",
        found: `no JSON (${error instanceof Error ? error.message : String(error)})`,
        expected: "a mapping file in JSON",
      },
    ]);
  }
}
