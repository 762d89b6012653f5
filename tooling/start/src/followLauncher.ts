import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** How often it is looked, in milliseconds. */
const pace = 500;
const managers = /^(?:p?npm|p?npx|corepack)(?:-cli)?(?:\.[cm]?js)?$/;

/** A running program: its parent, its words, and whether it only waits to be buried. */
type Program = { readonly parent: number; readonly words: readonly string[]; readonly isDead: boolean };

const hasProc = existsSync("/proc/self/stat");

// npm gives itself a title, which is one word to the system: `npm exec pnpm start`.
const toWords = (text: string): readonly string[] => text.split(/[\0\s]+/);

function readProc(id: number): Program {
  // The name stands in brackets and may hold any letter, brackets too.
  const [state, parent] = readFileSync(`/proc/${id}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? [];
  return { parent: Number(parent), words: toWords(readFileSync(`/proc/${id}/cmdline`, "utf8")), isDead: state === "Z" };
}

function readPs(id: number): Program {
  const [parent, state = "", ...words] = toWords(
    execFileSync("ps", ["-o", "ppid=,stat=,args=", "-p", String(id)], { encoding: "utf8" }).trim(),
  );
  return { parent: Number(parent), words, isDead: state.startsWith("Z") };
}

/** What is known of a program; null when it is gone. */
function readProgram(id: number): Program | null {
  try {
    return (hasProc ? readProc : readPs)(id);
  } catch {
    return null;
  }
}

const isManager = ({ words }: Program): boolean => words.slice(0, 2).some((word) => managers.test(basename(word)));

/** The programs that have launched this one: its parent, and those above it up to the first package manager (`npx` runs `pnpm`, which runs a shell). */
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
 * Ends this program (SIGTERM) when one of those that launched it is gone: a package manager that is killed tells nobody.
 * What was an orphan from its beginning follows no one.
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
