import { toCsvLine } from "@marquee/contract/staff";

/** A file of comma-separated values with a line of titles (RFC 4180); no cell of it is a formula. */
export function toCsv(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  return [titles, ...rows].map(toCsvLine).join("\r\n");
}
