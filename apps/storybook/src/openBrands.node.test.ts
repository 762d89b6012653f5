import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { build, createLogger, type Rolldown } from "vite";
import { brandLayers } from "./brandLayers.ts";
import { brandLooks } from "./brandLooks.ts";
import { openBrands } from "./openBrands.ts";

const root = join(import.meta.dirname, "../../..");
let folder: string;
const toPath = (...names: readonly string[]): string => join(folder, ...names);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "marquee-brands-"));
  for (const id of ["aurelune", "kickline"]) cpSync(join(root, "brands", id), toPath(id), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds what stories import of the brands, as the workshop's build does; answers it, and what the build warns of. */
async function buildBrands(): Promise<{
  readonly looks: readonly string[];
  readonly layers: readonly string[];
  readonly files: readonly string[];
  readonly warnings: readonly string[];
}> {
  const brands = openBrands(folder);
  const warnings: string[] = [];
  const entry = "virtual:entry";
  const source =
    'import { brands } from "virtual:marquee/brand-looks"; import { layers } from "virtual:marquee/brand-layers"; export const looks = brands.map(({ id }) => id); export const made = layers.map(({ id }) => id);';
  const made = await build({
    configFile: false,
    root: folder,
    customLogger: { ...createLogger(), info: () => {}, warn: (text) => void warnings.push(text) },
    plugins: [
      brandLooks(brands),
      brandLayers(brands),
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        // A build that takes seconds on a busy machine is no fault of a brand.
        checks: { bundlerTimings: false },
      },
    },
  });
  const output = [made].flat().flatMap((each) => ("output" in each ? each.output : []));
  const code = output.find((each): each is Rolldown.OutputChunk => each.type === "chunk")?.code ?? "";
  const { looks, made: layers } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return { looks, layers, files: output.map(({ fileName }) => fileName), warnings };
}

it("shows a brand whose optional files are missing, as a new one's are", async () => {
  cpSync(toPath("aurelune"), toPath("moonharbour"), { recursive: true });
  const data = JSON.parse(readFileSync(toPath("aurelune/brand.json"), "utf8"));
  writeFileSync(
    toPath("moonharbour/brand.json"),
    JSON.stringify({
      ...data,
      id: "moonharbour",
      name: "Moon Harbour",
      merchantCode: "MOON",
      domains: ["moonharbour.localhost"],
    }),
  );
  for (const file of ["tokens", "locales", "assets/og.png"])
    rmSync(toPath("moonharbour", file), { recursive: true, force: true });
  const { looks, layers, files, warnings } = await buildBrands();
  expect([looks, layers, warnings]).toEqual([
    ["aurelune", "kickline", "moonharbour"],
    ["aurelune", "kickline", "moonharbour"],
    [],
  ]);
  expect(files).toContain("layers/moonharbour/logo.svg");
});

it("leaves out what is no brand: files without a word, folders by name and fault", async () => {
  for (const file of ["README.md", ".DS_Store", "kickline~", "saltlantern", "brand.json"])
    writeFileSync(toPath(file), "x");
  for (const name of ["empty", "notes", "half", "bare", ".new-brand"]) mkdirSync(toPath(name));
  writeFileSync(toPath("notes/ideas.md"), "x");
  writeFileSync(toPath("half/brand.json"), '{ "id": "half"');
  cpSync(toPath("kickline"), toPath("odd"), { recursive: true });
  cpSync(toPath("kickline/brand.json"), toPath("bare/brand.json"));
  const { looks, layers, warnings } = await buildBrands();
  expect([looks, layers]).toEqual([
    ["aurelune", "kickline", "moonharbour"],
    ["aurelune", "kickline", "moonharbour"],
  ]);
  const found = ["bare", "empty", "half", "notes", "odd"].map(
    (name) => warnings.filter((text) => text.includes(`left out: ${toPath(name)}/brand.json`)).length,
  );
  expect([found, warnings.length]).toEqual([[1, 1, 1, 1, 1], 5]);
});
