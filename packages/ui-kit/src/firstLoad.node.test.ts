import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";

const entry = "first-load";
const shown = [
  "Avatar",
  "Badge",
  "BalanceChip",
  "BaseStyles",
  "BottomTabs",
  "Button",
  "Card",
  "CardGrid",
  "CategoryRail",
  "EmptyState",
  "ErrorState",
  "GameCard",
  "Heading",
  "Hero",
  "IconButton",
  "Link",
  "Money",
  "SideMenu",
  "Skeleton",
  "SmartImage",
  "Text",
  "TextField",
  "Toaster",
  "UiKitProvider",
  "VendorChip",
  "notify",
];

/** Bundles a page that imports these names through the door, and answers what loads with it at once. */
async function listFirstLoad(
  names: readonly string[],
): Promise<{ readonly modules: readonly string[]; readonly bytes: number }> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      rolldownOptions: { input: entry, external: ["react", "react-dom", "react/jsx-runtime", "styled-components"] },
    },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) =>
          id === entry
            ? `import { ${names.join(", ")} } from ${JSON.stringify(`${import.meta.dirname}/index.ts`)}; globalThis.page = [${names.join(", ")}];`
            : undefined,
      },
    ],
  });
  const outputs: readonly Rolldown.OutputChunk[] = (
    Array.isArray(result) ? result : "output" in result ? [result] : []
  ).flatMap(({ output }) => output.filter((file) => file.type === "chunk"));
  const chunks = new Map(outputs.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<string>();
  const reach = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || reached.has(name)) return;
    reached.add(name);
    for (const next of chunk.imports) reach(next);
  };
  for (const chunk of outputs) if (chunk.isEntry) reach(chunk.fileName);
  const loaded = outputs.filter(({ fileName }) => reached.has(fileName));
  return {
    modules: loaded.flatMap(({ moduleIds }) => moduleIds),
    bytes: loaded.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0),
  };
}

const heavy =
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:@react-aria|@react-stately|@internationalized|react-aria|react-stately|formik|yup|swiper|virtua|dompurify)/;

describe("the first load", () => {
  it("has no dialog, form, slider, virtualiser or sanitiser library in it, and stays small", async () => {
    const { modules, bytes } = await listFirstLoad(shown);
    expect(modules.length).toBeGreaterThan(30);
    expect(modules.filter((id) => heavy.test(id))).toEqual([]);
    expect(bytes).toBeLessThan(16_600);
  });

  it("finds such a library when a dialog is imported", async () => {
    const { modules } = await listFirstLoad([...shown, "Modal"]);
    expect(modules.some((id) => heavy.test(id))).toBe(true);
  });
});
