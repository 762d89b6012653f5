/** A plain number, which no spreadsheet calculates. */
const number = /^-?[0-9]+(?:\.[0-9]+)?$/;

/** How a formula begins, in the wide forms of East Asian keyboards too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell that a spreadsheet would read as a formula begins with an apostrophe, and so says what it is; a number stays one. */
function toCell(text: string): string {
  if (number.test(text)) return text;
  const inert = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) || inert !== text ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** A line of comma-separated values without its end (RFC 4180); numbers stay numbers, and no cell is a formula. */
export function toCsvLine(cells: readonly string[]): string {
  return cells.map(toCell).join(",");
}
