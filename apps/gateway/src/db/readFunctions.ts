import type { SqlFunction } from "@marquee/database";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("..", import.meta.url));

function readFunction(path: string): SqlFunction {
  const sql = readFileSync(path, "utf8");
  const file = relative(source, path);
  const [, name] = /^create or replace (?:function|aggregate) ([\w.]+)\s*\(/m.exec(sql) ?? [];
  if (name?.split(".").at(-1) !== basename(path, ".sql"))
    throw new Error(`${file} does not make the function of its name`);
  return { name, file, sql };
}

/** The functions of a module: the files of its folder `functions`, each with the whole text of the function of its name. */
export function readFunctions(folder: URL): readonly SqlFunction[] {
  const path = fileURLToPath(folder);
  return readdirSync(path)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => readFunction(join(path, name)));
}
