import { toProblemText, type TokenError } from "@marquee/design-tokens";

/** One thing that the studio's endpoint refuses: where it is, what was found there, what would be right. */
export interface Fault {
  /** `brands/<id>/tokens/…`, or `(request)` for the request itself. */
  readonly file: string;
  readonly key: string;
  readonly found: string;
  readonly expected: string;
}

/** Thrown for a request that is not served; its status and faults are the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly faults: readonly Fault[];

  constructor(status: number, faults: readonly Fault[]) {
    super(faults.map((fault) => `${fault.file}: ${fault.key}: ${toProblemText(fault)}`).join("\n"));
    this.name = "Refusal";
    this.status = status;
    this.faults = faults;
  }
}

/** A refusal of one part of a request. */
export function refuse(status: number, key: string, found: string, expected: string): Refusal {
  return new Refusal(status, [{ file: "(request)", key, found, expected }]);
}

/** What a brand's tokens refuse. */
export function toFaults({ problems }: TokenError): readonly Fault[] {
  return problems.map(({ file, key, found, expected }) => ({ file, key, found, expected }));
}
