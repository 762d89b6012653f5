import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const real = join(import.meta.dirname, "../../../brands");

/** A brand with content that the tests rely on, byte by byte. */
const demo = {
  "brand.json": '{ "id": "demo", "extends": "daylight" }\n',
  "tokens/core.tokens.json": `{
  "weight": { "$type": "fontWeight", "display": { "$value": 600 } },
  "radius": {
    "$type": "dimension",
    "control": { "$value": { "value": 4, "unit": "px" } },
    "card": { "$value": { "value": 4, "unit": "px" } },
    "panel": { "$value": { "value": 6, "unit": "px" } }
  }
}
`,
  "tokens/dark.tokens.json": `{
  "color": {
    "$type": "color",
    "bg": { "$value": "#0d0f0e" },
    "primary": { "$value": "#c8f03c" },
    "onPrimary": { "$value": "#1a2400" }
  }
}
`,
  "tokens/light.tokens.json": `{
  "color": { "$type": "color", "primary": { "$value": "#3f5d00" } }
}
`,
};

/** A folder with a copy of the real brands and `demo`, for one test file; it is removed at the end. */
export function copyBrands(): {
  readonly folder: string;
  readonly read: (id: string) => Readonly<Record<string, string>>;
  readonly reset: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), "tokens-"));
  const reset = (): void => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(real, folder, { recursive: true, filter: (path) => !/\/(?:assets|locales|releases)(?:\/|$)/.test(path) });
    mkdirSync(join(folder, "demo", "tokens"), { recursive: true });
    for (const [name, text] of Object.entries(demo)) writeFileSync(join(folder, "demo", name), text);
  };
  reset();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const read = (id: string) =>
    Object.fromEntries(
      readdirSync(join(folder, id, "tokens"))
        .toSorted()
        .map((name) => [name, readFileSync(join(folder, id, "tokens", name), "utf8")]),
    );
  return { folder, read, reset };
}

/** The lines that are only in the first text and those only in the second, as a diff shows them. */
export function diffLines(
  before: string,
  after: string,
): { readonly gone: readonly string[]; readonly came: readonly string[] } {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return { gone: old.filter((line) => !now.includes(line)), came: now.filter((line) => !old.includes(line)) };
}
