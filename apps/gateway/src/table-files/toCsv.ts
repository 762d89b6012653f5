import { toCsvLine } from "@marquee/contract/staff";

/** Tells spreadsheets that the letters are UTF-8. */
const mark = "\ufeff";

/** A part of a CSV file (RFC 4180), the first one with the mark of its encoding; numbers stay numbers, and no cell is a formula. */
export function toCsv(lines: readonly (readonly string[])[], isFirst: boolean): string {
  return `${isFirst ? mark : ""}${lines.map((cells) => `${toCsvLine(cells)}\r\n`).join("")}`;
}
