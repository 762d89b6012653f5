/** Languages that write words without spaces between them. */
const joined = /^(zh|th|ja)\b/;

/**
 * Whether an element's name contains the text on it. axe looks for whole words, which Chinese and Thai do not set apart: there its
 * finding is no fault where the text stands in the name as it is.
 */
export function isNamedByText(target: string): boolean {
  if (!joined.test(document.documentElement.lang)) return false;
  const element = document.querySelector(target);
  const [name, text] = [element?.getAttribute("aria-label") ?? "", element?.textContent.trim() ?? ""];
  return text !== "" && name.includes(text);
}
