import type { Texts } from "@marquee/i18n";

/** A chunk's load that brings the rest of the language's texts along: what the chunk shows may need them. */
export function withTexts<Chunk>(texts: Texts, load: () => Promise<Chunk>): () => Promise<Chunk> {
  return async () => {
    const [chunk] = await Promise.all([load(), texts.complete()]);
    return chunk;
  };
}
