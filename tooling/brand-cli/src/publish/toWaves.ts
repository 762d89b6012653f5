import { CommandError } from "../cli/CommandError.ts";
import { toHint } from "../cli/toHint.ts";

/** The brands with the chosen canary first. @throws CommandError when it is not among them, or no wave is a canary */
export function withCanary(ids: readonly string[], canary: string, words: string): readonly string[] {
  if (!ids.includes(canary))
    throw new CommandError("usage", `--canary ${canary}: none of the brands that are published${toHint(canary, ids)}`);
  if (words.split(",")[0]?.trim() !== "canary")
    throw new CommandError("usage", `--canary ${canary}: the first wave is no canary; say --wave canary,all`);
  return [canary, ...ids.filter((id) => id !== canary)];
}

/**
 * Splits brands into waves: `canary` is one brand, `25%` all up to a quarter, `3` up to three, `all` the rest. Each brand is
 * in one wave. @throws CommandError for any other word, or when the last wave leaves brands out
 */
export function toWaves(ids: readonly string[], words: string): readonly (readonly string[])[] {
  let done = 0;
  const waves = words.split(",").map((word) => {
    const [, number = "", percent = ""] = /^(\d+)(%?)$/.exec(word.trim()) ?? [];
    const isName = word.trim() === "canary" || word.trim() === "all";
    if (percent !== "" && Number(number) > 100)
      throw new CommandError("usage", `"${word}" is more than all brands: a share is at most 100%`);
    if (number !== "" && Number(number) === 0) throw new CommandError("usage", `"${word}" is a wave of no brand`);
    if (number === "" && !isName)
      throw new CommandError("usage", `"${word}" is no wave: canary, a number, a share such as 10%, or all`);
    const end = isName
      ? word.trim() === "canary"
        ? 1
        : ids.length
      : percent === ""
        ? Number(number)
        : Math.ceil((ids.length * Number(number)) / 100);
    const wave = ids.slice(done, end);
    done = Math.max(done, Math.min(end, ids.length));
    return wave;
  });
  if (done < ids.length)
    throw new CommandError(
      "usage",
      `the waves "${words}" leave ${ids.length - done} of ${ids.length} brands out: end with all`,
    );
  return waves.filter((wave) => wave.length > 0);
}
