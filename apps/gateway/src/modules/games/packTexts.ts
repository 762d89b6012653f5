/** Many short texts as one long text, because 400,000 string objects would take most of the memory. */
export interface PackedTexts {
  readonly get: (index: number) => string;
  /** Marks each text that contains the words, in one pass. */
  readonly mark: (words: string, found: Uint8Array) => void;
  readonly bytes: number;
  /** Where each text ends in the long one. */
  readonly ends: Uint32Array;
}

function listEnds(texts: readonly string[]): Uint32Array {
  const ends = new Uint32Array(texts.length);
  let length = 0;
  for (const [index, text] of texts.entries()) {
    length += text.length;
    ends[index] = length;
  }
  return ends;
}

/**
 * Packs texts in order; `alike` are texts that nearly always have the same lengths. A result of `get` keeps the whole alive,
 * so it must not be held for long.
 */
export function packTexts(texts: readonly string[], alike?: PackedTexts): PackedTexts {
  const all = texts.join("");
  const own = listEnds(texts);
  const isAlike = alike !== undefined && own.every((end, index) => alike.ends[index] === end);
  const ends = isAlike ? alike.ends : own;
  const startOf = (index: number): number => (index === 0 ? 0 : (ends[index - 1] ?? 0));

  /** The text that contains a position of the long one. */
  function findIndex(place: number): number {
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) > place) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  return {
    get: (index) => all.slice(startOf(index), ends[index]),
    mark: (words, found) => {
      for (let place = all.indexOf(words); place >= 0;) {
        const index = findIndex(place);
        const end = ends[index] ?? all.length;
        const isInside = place + words.length <= end;
        if (isInside) found[index] = 1;
        // After a match the rest of that text is skipped; a match across two texts does not count.
        place = all.indexOf(words, isInside ? end : place + 1);
      }
    },
    // One letter outside Latin-1 doubles the size of the whole.
    bytes: all.length * (/[\u0100-\uffff]/.test(all) ? 2 : 1) + (isAlike ? 0 : ends.byteLength),
    ends,
  };
}
