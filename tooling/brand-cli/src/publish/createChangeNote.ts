import { execFileSync } from "node:child_process";
import { userInfo } from "node:os";
import { root } from "@marquee/vite";
import type { ChangeNote } from "@marquee/vite";
import { CommandError } from "../cli/CommandError.ts";

const git = (...words: string[]): string =>
  execFileSync("git", ["-C", root, ...words], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** The commit of the tree, and whether it has uncommitted changes; nothing outside a checkout. */
function readRevision(): Pick<ChangeNote, "commit" | "dirty"> {
  try {
    return { commit: git("rev-parse", "HEAD"), dirty: git("status", "--porcelain") !== "" };
  } catch {
    return {};
  }
}

/**
 * When, by whom, why and from which commit; by default the user who runs the command.
 * @throws CommandError for a name or a note that is given but empty
 */
export function createChangeNote(by: string | undefined, note: string | undefined): ChangeNote {
  for (const [option, text] of Object.entries({ by, note })) {
    if (text !== undefined && text.trim() === "") throw new CommandError("usage", `--${option}: says nothing`);
  }
  return { at: new Date().toISOString(), by: by ?? userInfo().username, note: note ?? "", ...readRevision() };
}
