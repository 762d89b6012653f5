import { toCsvLine } from "@marquee/contract/staff";
import type { ReportTable } from "./ReportTable.ts";

/** Tells spreadsheets that the letters are UTF-8. */
const mark = "\ufeff";

const toLine = (cells: readonly string[]): string => `${toCsvLine(cells)}\r\n`;

/** A report as CSV (RFC 4180), part by part; numbers stay numbers, and no cell of it is a formula. */
export async function* toCsv({ columns, lines }: ReportTable): AsyncGenerator<string> {
  yield mark + toLine(columns.map(({ title }) => title));
  for await (const part of lines()) {
    const text = part.map(toLine).join("");
    if (text !== "") yield text;
  }
}
