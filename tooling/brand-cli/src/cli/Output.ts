import { confirm, isCancel, spinner } from "@clack/prompts";
import type { BrandFault } from "@marquee/whitelabel/brand";

/** Where a command reports progress. Its result is returned and printed once, not written here. */
export type Output = {
  /** Runs a longer task and shows progress: a spinner with the latest `tell` on a terminal, a line otherwise, nothing with `--json`. */
  readonly step: <Value>(what: string, work: (tell: (state: string) => void) => Promise<Value>) => Promise<Value>;
};

/** The streams of a process, or of a test. */
export type Streams = {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  readonly isTerminal: boolean;
  /** Asks a yes-or-no question at the terminal. */
  readonly ask?: (question: string) => Promise<boolean>;
  /** Waits. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};

/** Asks at the terminal; leaving the question means no. */
export async function askYesNo(question: string): Promise<boolean> {
  const answer = await confirm({ message: question, initialValue: false });
  return !isCancel(answer) && answer;
}

/** Progress for people; none with `isQuiet`, when JSON is the only output. */
export function createOutput({ out, isTerminal }: Streams, isQuiet: boolean): Output {
  return {
    step: async (what, work) => {
      if (isQuiet) return work(() => {});
      if (!isTerminal) {
        out(what);
        return work(() => {});
      }
      const turning = spinner();
      turning.start(what);
      try {
        const value = await work((state) => turning.message(`${what}, ${state}`));
        turning.stop(what);
        return value;
      } catch (error) {
        turning.error(what);
        throw error;
      }
    },
  };
}

/** A fault as a line: file, key, what was found, what was expected. */
export const toFaultLine = ({ file, key, found, expected }: BrandFault): string =>
  `${file}: ${key}: found ${found}, ${expected.startsWith("expected") ? expected : `expected ${expected}`}`;
