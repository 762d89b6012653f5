import type { Result } from "./runConformance.ts";

const marks = { passed: "  ok  ", failed: " FAIL ", "not run": "  --  " } as const;

/** A case's result as a line of a report, with the reason below it. */
export function toResultLine({ rule, title, outcome, reason }: Result): string {
  return `${marks[outcome]} rule ${rule}: ${title}${reason === undefined ? "" : `\n         ${reason}`}\n`;
}
