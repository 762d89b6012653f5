import { chunkTimeout } from "@marquee/contract";

/** A chunk did not come: it failed three times, or took longer than 120 s (SH-23, spec §8). */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

const attempts = 3;
const pauses = [300, 1_500];

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Rejects after the chunk timeout of spec §9. */
function toDeadline(): { readonly promise: Promise<never>; readonly clear: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const promise = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError("the page took longer than 120 s to load")), chunkTimeout);
  });
  return { promise, clear: () => clearTimeout(timer) };
}

async function tryLoad<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch (cause) {
      const pause = pauses[attempt];
      if (attempt + 1 >= attempts || pause === undefined)
        throw new ChunkLoadError("a part of the page did not come", { cause });
      await wait(pause);
    }
  }
}

/** Asks for a chunk up to three times, within 120 s in all (CN-04). @throws ChunkLoadError */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  const deadline = toDeadline();
  try {
    return await Promise.race([tryLoad(load), deadline.promise]);
  } finally {
    deadline.clear();
  }
}
