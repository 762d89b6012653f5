import { readFileSync } from "node:fs";
import { join } from "node:path";
import { themeToCss, type TokenFile } from "@marquee/design-tokens";
import { extendArchetype } from "@marquee/design-tokens/archetypes";
import { groundCss } from "@marquee/ui-kit/ground";
import type { Plugin } from "vite";

const id = "virtual:theme.css";
const resolved = `\0${id}`;

function readTokens(name: string): readonly TokenFile[] {
  const file = join(import.meta.dirname, `${name}.tokens.json`);
  return [{ file, tokens: JSON.parse(readFileSync(file, "utf8")) }];
}

/** The stylesheet of the back office: a neutral look of its own, dark and light, from the tokens of this folder. */
export function themePlugin(): Plugin {
  return {
    name: "marquee-desk-theme",
    resolveId: (source) => (source === id ? resolved : null),
    load(source) {
      if (source !== resolved) return null;
      const tokens = { core: readTokens("core"), dark: readTokens("dark"), light: readTokens("light") };
      return `${themeToCss(extendArchetype("daylight", tokens))}${groundCss}`;
    },
  };
}
