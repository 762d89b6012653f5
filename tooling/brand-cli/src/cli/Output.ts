import { spinner } from "@clack/prompts";
import type { BrandFault } from "@marquee/whitelabel/brand";

/** Where a command speaks. Its result is not spoken here: it is returned and printed once. */
export type Output = {
  /** Does something that takes a while and says so: a spinner on a terminal, a line otherwise, nothing for machines. */
  readonly step: <Value>(what: string, work: () => Promise<Value>) => Promise<Value>;
};

/** The streams of a process, or of a test. */
export type Streams = { readonly out: (line: string) => void; readonly err: (line: string) => void; readonly isTerminal: boolean };

/** Progress for people: with `isQuiet` there is none, since the only thing on standard output is then the JSON. */
export function createOutput({ out, isTerminal }: Streams, isQuiet: boolean): Output {
  return {
    step: async (what, work) => {
      if (isQuiet) return work();
      if (!isTerminal) {
        out(what);
        return work();
      }
      const turning = spinner();
      turning.start(what);
      try {
        const value = await work();
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
export const toFaultLine = ({ file, key, found, expected }: BrandFault): string => `${file}: ${key}: found ${found}, ${expected.startsWith("expected") ? expected : `expected ${expected}`}`;
