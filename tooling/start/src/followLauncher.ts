import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** Milliseconds between checks. */
const pace = 500;
const managers = /^(?:p?npm|p?npx|corepack)(?:-cli)?(?:\.[cm]?js)?$/;

/** A running process: its parent, its command line, and whether it is a zombie. */
type Program = { readonly parent: number; readonly words: readonly string[]; readonly isDead: boolean };

const hasProc = existsSync("/proc/self/stat");

// npm sets a process title, which the system shows as one word: `npm exec pnpm start`.
const toWords = (text: string): readonly string[] => text.split(/[\0\s]+/);

function readProc(id: number): Program {
  // The name is in parentheses and may contain any character, parentheses included.
  const [state, parent] = readFileSync(`/proc/${id}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? [];
  return { parent: Number(parent), words: toWords(readFileSync(`/proc/${id}/cmdline`, "utf8")), isDead: state === "Z" };
}

function readPs(id: number): Program {
  const [parent, state = "", ...words] = toWords(
    execFileSync("ps", ["-o", "ppid=,stat=,args=", "-p", String(id)], { encoding: "utf8" }).trim(),
  );
  return { parent: Number(parent), words, isDead: state.startsWith("Z") };
}

/** A process's entry; null when it is gone. */
function readProgram(id: number): Program | null {
  try {
    return (hasProc ? readProc : readPs)(id);
  } catch {
    return null;
  }
}

const isManager = ({ words }: Program): boolean => words.slice(0, 2).some((word) => managers.test(basename(word)));

/** The processes that launched this one: its parent, and its ancestors up to the first package manager (`npx` runs `pnpm`, which runs a shell). */
function listLaunchers(): readonly number[] {
  const ids: number[] = [];
  let known = 1;
  for (let id = process.ppid; id > 1 && !ids.includes(id);) {
    const program = readProgram(id);
    if (!program) break;
    ids.push(id);
    if (isManager(program)) known = ids.length;
    id = program.parent;
  }
  return ids.slice(0, known);
}

/**
 * Ends this process (SIGTERM) when one of its launchers is gone, because a killed package manager does not signal its children.
 * A process that was an orphan from the start follows nothing.
 */
export function followLauncher(): void {
  const ids = listLaunchers();
  const [parent] = ids;
  if (parent === undefined) return;
  const isGone = (id: number): boolean => {
    if (hasProc) return readProgram(id)?.isDead ?? true;
    try {
      return !process.kill(id, 0);
    } catch (error) {
      return error instanceof Error && "code" in error && error.code === "ESRCH";
    }
  };
  const timer = setInterval(() => {
    if (process.ppid === parent && !ids.some(isGone)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, pace);
  timer.unref();
}
