/** A cell that a spreadsheet would read as a formula begins with an apostrophe, and so says what it is. */
function toCell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) || inert !== text ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** A file of comma-separated values with a line of titles (RFC 4180); no cell of it is a formula. */
export function toCsv(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  return [titles, ...rows].map((cells) => cells.map(toCell).join(",")).join("\r\n");
}
