import { brotliCompressSync, constants } from "node:zlib";
import { build, type InlineConfig, type Rolldown } from "vite";

/** One script that a page loads. */
export type Script = {
  readonly file: string;
  readonly code: string;
  readonly bytes: number;
  readonly modules: Rolldown.OutputChunk["modules"];
};

/** A production build: where its files are, what a visitor's first page loads of it, its weight, and what may come later. */
export type Build = {
  readonly folder: string;
  readonly initial: readonly Script[];
  readonly bytes: number;
  readonly later: readonly Omit<Script, "bytes">[];
};

/** Bytes on the wire: brotli 11, as everything that is served is compressed. */
export function toCompressed(code: string): number {
  const bytes = Buffer.from(code);
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length;
}

/** The entry, all that it imports statically, and the chunks that `also` names with what they import. */
function listInitial(
  chunks: readonly Rolldown.OutputChunk[],
  also: (chunk: Rolldown.OutputChunk) => boolean,
): Rolldown.OutputChunk[] {
  const reached = new Set<Rolldown.OutputChunk>();
  const reach = (chunk: Rolldown.OutputChunk): void => {
    if (reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports)
      for (const next of chunks.filter(({ fileName }) => fileName === name)) reach(next);
  };
  for (const chunk of chunks) if (chunk.isEntry || also(chunk)) reach(chunk);
  return [...reached];
}

/** Builds into a folder and weighs what loads first. */
export async function buildPage(
  config: InlineConfig,
  folder: string,
  also: (chunk: Rolldown.OutputChunk) => boolean = () => false,
): Promise<Build> {
  const result = await build({ ...config, build: { ...config.build, outDir: folder, emptyOutDir: true } });
  const outputs = (Array.isArray(result) ? result : "output" in result ? [result] : []).flatMap(({ output }) => output);
  const chunks = outputs.filter((output) => output.type === "chunk");
  const first = listInitial(chunks, also);
  const toScript = ({ fileName, code, modules }: Rolldown.OutputChunk) => ({ file: fileName, code, modules });
  const initial = first.map((chunk) => ({ ...toScript(chunk), bytes: toCompressed(chunk.code) }));
  const later = chunks.filter((chunk) => !first.includes(chunk)).map(toScript);
  return { folder, initial, bytes: initial.reduce((sum, { bytes }) => sum + bytes, 0), later };
}
