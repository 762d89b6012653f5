/** A problem in words: `found "red", expected a number`; for a contrast, `contrast 1.34, at least 4.5`. */
export function toProblemText({ found, expected }: { readonly found: string; readonly expected: string }): string {
  return expected.startsWith("at least ") && found.startsWith("contrast ")
    ? `${found}, ${expected}`
    : `found ${found}, expected ${expected}`;
}
