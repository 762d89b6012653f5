import type { BrandFault } from "@marquee/whitelabel/brand";
import type { Ending } from "./ExitCode.ts";

/** A command that ends early, with its exit code and what to say. */
export class CommandError extends Error {
  readonly ending: Ending;
  readonly faults: readonly BrandFault[];
  /** What `--json` prints beside the message. */
  readonly data: Readonly<Record<string, unknown>>;

  constructor(
    ending: Ending,
    message: string,
    faults: readonly BrandFault[] = [],
    data: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = "CommandError";
    this.ending = ending;
    this.faults = faults;
    this.data = data;
  }
}
