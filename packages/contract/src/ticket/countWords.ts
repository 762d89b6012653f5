/** One for all: to make one takes longer than to count a line. */
let segmenter: Intl.Segmenter | undefined;

/**
 * How many words a text has, in any script: Thai and Chinese, which put no space between words, are counted by their dictionaries (CS-04, VL-46). Signs,
 * white space and pictographs are no words. It stops beyond `most`, so that a text far too long costs no more than one that is one word too long.
 * @returns at most `most` + 1
 */
export function countWords(text: string, most: number): number {
  // The language decides nothing about words; without one it would be the machine's.
  segmenter ??= new Intl.Segmenter("en", { granularity: "word" });
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike === true && ++count > most) break;
  return count;
}
