import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { root } from "@marquee/vite";
import { build, type Rollup } from "vite";
import type { Figure } from "../Figure.ts";

const compress = promisify(brotliCompress);

/** A chunk with everything that it imports before it runs. */
function listLoaded(chunks: ReadonlyMap<string, Rollup.OutputChunk>, names: readonly string[]): ReadonlySet<string> {
  const loaded = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (loaded.has(name)) continue;
    loaded.add(name);
    waiting.push(...(chunks.get(name)?.imports ?? []));
  }
  return loaded;
}

/** What staff load before they see the login, and more of it for the overview. Nothing binds it yet but a limit far above. */
export async function measureDesk(say: (line: string) => void): Promise<readonly Figure[]> {
  const built = await build({
    configFile: join(root, "apps/back-office/vite.config.ts"),
    logLevel: "error",
    build: { write: false },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ("output" in one ? one.output : []));
  const chunks = new Map(
    outputs.flatMap((output) => (output.type === "chunk" ? [[output.fileName, output] as const] : [])),
  );
  const find = (is: (chunk: Rollup.OutputChunk) => boolean): string => {
    const found = [...chunks.values()].find(is);
    if (found === undefined) throw new Error("a chunk of the back office is missing");
    return found.fileName;
  };
  const weigh = async (names: ReadonlySet<string>): Promise<number> => {
    const sizes = await Promise.all(
      [...names].map(async (name) => (await compress(chunks.get(name)?.code ?? "")).length),
    );
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
  const [entry, overview] = [
    find(({ isEntry }) => isEntry),
    find(({ facadeModuleId }) => facadeModuleId?.endsWith("/OverviewPage.tsx") ?? false),
  ];
  const first = listLoaded(chunks, [entry]);
  const page = listLoaded(chunks, [entry, overview]);
  say(`${chunks.size} scripts, ${first.size} of them first`);
  const login = await weigh(first);
  return [
    {
      id: "desk",
      what: "back office, initial scripts",
      value: login,
      unit: "kB",
      budget: { of: "value", atMost: 220, isBinding: true },
    },
    { id: "desk", what: "more for the overview", value: (await weigh(page)) - login, unit: "kB" },
  ];
}
