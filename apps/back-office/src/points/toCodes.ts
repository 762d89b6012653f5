const code = /^[!-~]{4,64}$/;

/** The codes in a pasted text, each once; none where one of them is no code. */
export function toCodes(text: string): readonly string[] {
  const words = [...new Set(text.split(/\s+/).filter((word) => word !== ""))];
  return words.every((word) => code.test(word)) ? words : [];
}
