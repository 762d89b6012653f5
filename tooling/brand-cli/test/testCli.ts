import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, toFolderDigest } from "@marquee/vite";
import type { Streams } from "../src/cli/Output.ts";
import { run } from "../src/cli/run.ts";

/** A command's output and exit code. */
type Ended = { readonly code: number; readonly out: string; readonly err: string };

/** A folder of brands and a store for one test. */
export type Bench = {
  readonly brands: string;
  readonly store: string;
  readonly brand: (...argv: string[]) => Promise<Ended>;
  /** The same at a terminal, or with a controlled clock. */
  readonly brandAt: (streams: Partial<Streams>, ...argv: string[]) => Promise<Ended>;
  /** Changes a file of a brand; `change` gets its text. */
  readonly edit: (path: string, change: (text: string) => string) => void;
  /** Changes brand.json of a brand. */
  readonly editData: (id: string, change: (data: Record<string, unknown>) => Record<string, unknown>) => void;
  /** Adds a copy of a brand under other names; slots are not copied. */
  readonly copy: (from: string, id: string) => void;
  /** A digest of everything that a command could change. */
  readonly toState: () => string;
  readonly close: () => void;
};

/** Opens one with copies of this repository's own brands, or of some of them. */
export function openBench(ids: readonly string[] = readdirSync(join(root, "brands"))): Bench {
  const folder = mkdtempSync(join(tmpdir(), "marquee-brands-"));
  const [brands, store] = [join(folder, "brands"), join(folder, "store")];
  for (const id of ids) cpSync(join(root, "brands", id), join(brands, id), { recursive: true });
  const edit: Bench["edit"] = (path, change) =>
    writeFileSync(join(brands, path), change(readFileSync(join(brands, path), "utf8")));
  const editData: Bench["editData"] = (id, change) =>
    edit(`${id}/brand.json`, (text) => JSON.stringify(change(JSON.parse(text)), null, 2));
  const brandAt: Bench["brandAt"] = async (streams, ...argv) => {
    const said = { out: [] as string[], err: [] as string[] };
    const code = await run(
      argv,
      {
        out: (line) => void said.out.push(line),
        err: (line) => void said.err.push(line),
        isTerminal: false,
        ...streams,
      },
      { brands, store },
    );
    return { code, out: said.out.join("\n"), err: said.err.join("\n") };
  };
  return {
    brands,
    store,
    edit,
    editData,
    brand: (...argv) => brandAt({}, ...argv),
    brandAt,
    copy: (from, id) => {
      cpSync(join(brands, from), join(brands, id), { recursive: true });
      editData(id, (data) => ({
        ...data,
        id,
        name: `Brand ${id}`,
        merchantCode: id.toUpperCase().replaceAll("-", ""),
        domains: [`${id}.localhost`],
        app: "standard",
      }));
    },
    toState: () => toFolderDigest(brands) + (statSync(store, { throwIfNoEntry: false }) ? toFolderDigest(store) : ""),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
