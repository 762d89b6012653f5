import { confirm, isCancel, spinner } from "@clack/prompts";
import type { BrandFault } from "@marquee/whitelabel/brand";

/** Where a command speaks. Its result is not spoken here: it is returned and printed once. */
export type Output = {
  /** Does something that takes a while and says so: a spinner on a terminal, which shows what `tell` hears, a line otherwise, nothing for machines. */
  readonly step: <Value>(what: string, work: (tell: (state: string) => void) => Promise<Value>) => Promise<Value>;
};

/** The streams of a process, or of a test. */
export type Streams = {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  readonly isTerminal: boolean;
  /** Asks whoever sits at the terminal a question of yes or no. */
  readonly ask?: (question: string) => Promise<boolean>;
  /** Lets time pass. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};

/** Asks at the terminal; who leaves the question says no. */
export async function askYesNo(question: string): Promise<boolean> {
  const answer = await confirm({ message: question, initialValue: false });
  return !isCancel(answer) && answer;
}

/** Progress for people: with `isQuiet` there is none, since the only thing on standard output is then the JSON. */
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
