import { minifySync } from "vite";
import { type Script, toCompressed } from "./Build.ts";

/** What one package adds to a page's first bytes. */
export type Share = { readonly name: string; readonly bytes: number };

/** The package that a module belongs to: a library by its name, ours by its folder. */
export function toPackage(module: string): string {
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  return (
    library ??
    /(packages\/features\/[^/]+|packages\/[^/]+|(?:apps|tooling)\/[^/]+|virtual:[^/]+\/[^/]+)/.exec(module)?.[1] ??
    "bundler"
  );
}

/**
 * Splits each script's bytes among its packages by what each weighs minified and compressed alone; the sum is exact, the
 * shares are an estimate, because compression works across packages.
 */
export function toShares(scripts: readonly Script[], toName: (module: string) => string = toPackage): Share[] {
  const shares = new Map<string, number>();
  for (const { file, bytes, modules } of scripts) {
    const codes = Map.groupBy(Object.entries(modules), ([module]) => toName(module));
    const alone = [...codes].map(([name, parts]) => {
      const code = parts.map(([, part]) => part.code ?? "").join("\n");
      return { name, weight: code === "" ? 0 : toCompressed(minifySync(file, code).code) };
    });
    const whole = alone.reduce((sum, { weight }) => sum + weight, 0) || 1;
    for (const { name, weight } of alone) shares.set(name, (shares.get(name) ?? 0) + (bytes * weight) / whole);
  }
  return [...shares].map(([name, bytes]) => ({ name, bytes })).toSorted((a, b) => b.bytes - a.bytes);
}
