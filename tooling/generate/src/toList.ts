import { generatedMark } from "./GeneratedFile.ts";
import { toSpecifier } from "./toDoor.ts";

/** A value of a file that a list holds. */
export type Entry = { readonly path: string; readonly name: string };

/** The text of a file that joins what each folder holds in one constant, its comment and shape as given. */
export function toList(
  path: string,
  entries: readonly Entry[],
  shape: { readonly imports?: readonly string[]; readonly toBody: (names: readonly string[]) => string },
): string {
  const lines = entries.map(({ path: from, name }) => `import { ${name} } from "${toSpecifier(path, from)}";`);
  const body = shape.toBody(entries.map(({ name }) => name));
  return `${[generatedMark, ...lines, ...(shape.imports ?? []), "", body].join("\n")}\n`;
}
