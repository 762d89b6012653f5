import { readFileSync } from "node:fs";
import { join } from "node:path";
import { textFolders } from "@marquee/lingui/texts";
import { root } from "@marquee/vite";
import type { Plugin } from "vite";

const moduleId = "virtual:marquee/slots";
const resolvedId = `\0${moduleId}`;

/** Each slot with its words and its item's type, read from where they are declared. */
function readSlotItems(): Readonly<Record<string, { readonly about: string; readonly type: string }>> {
  const source = readFileSync(join(root, "packages/runtime/src/slots/slots.ts"), "utf8");
  return Object.fromEntries(
    [...source.matchAll(/\/\*\* (.+) \*\/\n {2}readonly "([\w.]+)": (.+);/g)].map(([, about = "", name, type = ""]) => [
      name,
      { about, type },
    ]),
  );
}

/** Gives the workshop the slots of the house, and what brands do with them: their own code, by its path. */
export function slotsModule(): Plugin {
  const apps = textFolders.filter((folder) => folder.startsWith("apps/"));
  return {
    name: "marquee-slots-module",
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined;
      const imports = apps.map(
        (folder, index) =>
          `import { slots as slots${index} } from ${JSON.stringify(join(root, folder, "src/slots.tsx"))};`,
      );
      const entries = apps.map((folder, index) => `${JSON.stringify(folder.replace("apps/", ""))}: slots${index}`);
      return [
        ...imports,
        `export const brandSlots = { ${entries.join(", ")} };`,
        `export const slotItems = ${JSON.stringify(readSlotItems())};`,
      ].join("\n");
    },
  };
}
