import { breakpoints, toCssName } from "@marquee/design-tokens";
import type { Plugin } from "vite";

const tokenCall = /\$\{token\("([A-Za-z0-9.]+)"\)\}/g;
const fromCall = /\$\{from\("([a-z]+)"\)\}/g;
const widths: ReadonlyMap<string, number> = new Map(Object.entries(breakpoints));

/** A source's styles with `token("…")` and `from("…")` replaced by the text they return; the compiler has checked the names. */
export function toPlainStyles(source: string): string {
  return source
    .replace(tokenCall, (_, name: string) => `var(${toCssName(name)})`)
    .replace(fromCall, (call, name: string) => (widths.has(name) ? `(min-width: ${widths.get(name)}px)` : call));
}

/** Inlines tokens into the styles of a built engine, so that browsers need not assemble them on every visit. */
export function inlineTokens(): Plugin {
  return {
    name: "marquee-inline-tokens",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code) {
        const plain = toPlainStyles(code);
        return plain === code ? null : { code: plain, map: null };
      },
    },
  };
}
