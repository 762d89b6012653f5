import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";

/** A program of ours that runs beside a test. */
export interface Program {
  /** What `address` found in its words. */
  readonly url: string;
  /** All of its words until now. */
  readonly said: () => string;
}

const children: ChildProcess[] = [];

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGINT");
  await ended;
}

/** Ends all programs that were run, also those that never said their address. */
export async function stopPrograms(): Promise<void> {
  await Promise.all(children.map(stop));
}

/**
 * Runs a Node program until it says an address, in the environment of a designer's shell and not of a test.
 * @throws Error with its words when it ends instead
 */
export async function runProgram(
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  address: RegExp,
): Promise<Program> {
  const { VITEST: _, NODE_ENV: __, ...shell } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...shell, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let said = "";
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (text: string): void => {
      said += stripVTControlCharacters(text);
      const [, found] = address.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.setEncoding("utf8").on("data", hear);
    child.stderr.setEncoding("utf8").on("data", hear);
    child.once("exit", (code) => reject(new Error(`${args.join(" ")} ended with code ${code}:\n${said}`)));
  });
  return { url, said: () => said };
}
