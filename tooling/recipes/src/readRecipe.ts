/** A step of a recipe: commands with their expected exit code, expected output, or an edit. `isFresh` starts a new gateway before the commands. */
export type Step =
  | {
      readonly kind: "sh";
      readonly text: string;
      readonly line: number;
      readonly code: number;
      readonly isFresh: boolean;
    }
  | { readonly kind: "text" | "diff"; readonly text: string; readonly line: number };

const fence = /^```(\w+)([^\n]*)\n([^]*?)^```$/gm;

/** The fenced blocks of a page, in order. @throws on a block of another kind, because it would not be run */
export function readRecipe(page: string): readonly Step[] {
  return [...page.matchAll(fence)].map((match): Step => {
    const [, kind = "", info = "", text = ""] = match;
    const line = page.slice(0, match.index).split("\n").length;
    if (kind === "sh")
      return {
        kind,
        text,
        line,
        code: Number(/ exit=(\d+)/.exec(info)?.[1] ?? 0),
        isFresh: info.includes(" gateway=new"),
      };
    if (kind === "text" || kind === "diff") return { kind, text, line };
    throw new Error(`line ${line}: a block of "${kind}" is none of sh, text and diff`);
  });
}

/** The lines of a text that are missing from an output; `…` matches any text within a line. */
export function listMissing(text: string, output: string): readonly string[] {
  const lines = output.split("\n").map((line) => line.trim());
  const toPattern = (line: string): RegExp =>
    new RegExp(
      `^${line
        .trim()
        .split("…")
        .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
        .join(".*")}$`,
    );
  return text.split("\n").filter((line) => line.trim() !== "" && !lines.some((said) => toPattern(line).test(said)));
}
