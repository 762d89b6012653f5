/** A cell that a spreadsheet would read as a formula begins with an apostrophe, and so says what it is. */
function toCell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) || inert !== text ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** A line of comma-separated values without its end (RFC 4180); no cell of it is a formula. */
export function toCsvLine(cells: readonly string[]): string {
  return cells.map(toCell).join(",");
}
