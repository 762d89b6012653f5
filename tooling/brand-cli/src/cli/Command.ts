import type { ParseArgsOptionsConfig } from "node:util";
import type { Store } from "@marquee/site-store";
import type { Output } from "./Output.ts";

/** What a command is called with. */
export type Call = {
  /** The words after the command's name. */
  readonly words: readonly string[];
  /** A flag without a value. */
  readonly is: (option: string) => boolean;
  /** An option's value; undefined when it was not given. */
  readonly get: (option: string) => string | undefined;
  /** The folder of brands, `brands/`. */
  readonly brands: string;
  readonly store: Store;
  readonly output: Output;
  /** Whether a person can be asked, that is, whether this is a terminal. */
  readonly isTerminal: boolean;
  /** Asks a yes-or-no question at the terminal. */
  readonly ask: (question: string) => Promise<boolean>;
  /** Waits. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
};

/** What a command returns: lines for people, data for `--json`. */
export type Answer = { readonly lines: readonly string[]; readonly data: Readonly<Record<string, unknown>> };

/** One command of `pnpm brand`. */
export type Command = {
  readonly name: string;
  /** Its words, as help shows them. */
  readonly usage: string;
  /** One sentence: what it does. */
  readonly summary: string;
  readonly options: ParseArgsOptionsConfig;
  /** What each option means, in the order of help. */
  readonly about: Readonly<Record<string, string>>;
  readonly examples: readonly string[];
  readonly run: (call: Call) => Promise<Answer>;
};
