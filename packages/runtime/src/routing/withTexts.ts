import type { Texts } from "@marquee/i18n";

/** Loads a chunk together with the rest of the language's texts, which it may need. */
export function withTexts<Chunk>(texts: Pick<Texts, "complete">, load: () => Promise<Chunk>): () => Promise<Chunk> {
  return async () => {
    const [chunk] = await Promise.all([load(), texts.complete()]);
    return chunk;
  };
}
