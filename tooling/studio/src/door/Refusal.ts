import { toProblemText, type TokenError } from "@marquee/design-tokens";

/** One fault that the studio's endpoint reports: where it is, what was found, what was expected. */
export interface Fault {
  /** `brands/<id>/tokens/…`, or `(request)` for the request itself. */
  readonly file: string;
  readonly key: string;
  readonly found: string;
  readonly expected: string;
}

/** Thrown to refuse a request; its status and faults are the answer. */
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

/** A refusal because of faults in a brand's tokens. */
export function toFaults({ problems }: TokenError): readonly Fault[] {
  return problems.map(({ file, key, found, expected }) => ({ file, key, found, expected }));
}
