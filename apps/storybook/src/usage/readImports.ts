import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";

/** What one file imports. */
type Imports = {
  /** Files of its package that load with it. */
  readonly files: readonly string[];
  /** Files of its package that it loads later. */
  readonly chunks: readonly string[];
  /** Names of ui-kit; types left out. */
  readonly names: readonly string[];
};

/** Answers what each file imports itself, and the names of ui-kit that load with it. A file is read once. */
export type ImportReader = {
  readonly direct: (file: string) => Imports;
  readonly listNames: (file: string) => ReadonlySet<string>;
};

function readImports(file: string): Imports {
  const source = readFileSync(file, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const imported = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.flatMap(({ importName, isType }) => (isType ? [] : [{ from: moduleRequest.value, name: importName.name }])),
  );
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest && !isType ? [{ from: moduleRequest.value, name: null }] : [],
    ),
  );
  const toFiles = (froms: readonly string[]): string[] =>
    froms
      .flatMap((from) => (from.startsWith(".") ? [join(dirname(file), from)] : []))
      .filter((path) => existsSync(path));
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1));
  return {
    files: toFiles([...imported, ...exported].map(({ from }) => from)),
    chunks: toFiles(later),
    names: imported.flatMap(({ from, name }) => (from === "@marquee/ui-kit" && name ? [name] : [])),
  };
}

/** A reader that keeps what it has read. */
export function createImportReader(): ImportReader {
  const known = new Map<string, Imports>();
  const direct = (file: string): Imports => {
    const imports = known.get(file) ?? readImports(file);
    known.set(file, imports);
    return imports;
  };
  const listNames = (file: string): ReadonlySet<string> => {
    const names = new Set<string>();
    const seen = new Set<string>();
    const visit = (each: string): void => {
      if (seen.has(each)) return;
      seen.add(each);
      const { files, names: found } = direct(each);
      for (const name of found) names.add(name);
      files.forEach(visit);
    };
    visit(file);
    return names;
  };
  return { direct, listNames };
}
