/** Many short texts as one long one: an object for each of 400,000 would be most of their memory. */
export interface PackedTexts {
  readonly get: (index: number) => string;
  /** Marks each text that holds the words: in one run over all of them. */
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
 * Packs texts in their order; `alike` are other ones that are as long nearly always. What `get` answers keeps the whole alive:
 * nobody may hold it for longer than that.
 */
export function packTexts(texts: readonly string[], alike?: PackedTexts): PackedTexts {
  const all = texts.join("");
  const own = listEnds(texts);
  const isAlike = alike !== undefined && own.every((end, index) => alike.ends[index] === end);
  const ends = isAlike ? alike.ends : own;
  const startOf = (index: number): number => (index === 0 ? 0 : (ends[index - 1] ?? 0));

  /** The text in which a place of the long one lies. */
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
        // A text that holds the words once need not be looked at again; the end of one and the start of the next hold nothing.
        place = all.indexOf(words, isInside ? end : place + 1);
      }
    },
    // A letter outside of Latin-1 makes all of them twice as wide.
    bytes: all.length * (/[\u0100-\uffff]/.test(all) ? 2 : 1) + (isAlike ? 0 : ends.byteLength),
    ends,
  };
}
