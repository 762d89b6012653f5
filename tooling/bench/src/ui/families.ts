import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import type { Figure } from "../Figure.ts";
import { toCompressed } from "../site/Build.ts";

type Family = {
  readonly what: string;
  /** What a page imports through ui-kit's door. */
  readonly names: readonly string[];
  /** The library's weight by ui.md, in kB, where it has one; what is our own comes on top. */
  readonly library?: { readonly what: string; readonly value: number };
};

const families: readonly Family[] = [
  {
    what: "dialogs: Modal, ConfirmDialog, Panel, Drawer, Sheet",
    names: ["Modal", "ConfirmDialog", "Panel", "Drawer", "Sheet"],
    library: { what: "RAC Modal", value: 25.4 },
  },
  { what: "Menu", names: ["Menu"] },
  { what: "toasts", names: ["Toaster", "notify"], library: { what: "RAC toast", value: 3 } },
  { what: "Table, Pagination", names: ["Table", "Pagination"], library: { what: "RAC Table", value: 54.5 } },
  { what: "InfiniteGrid", names: ["InfiniteGrid"], library: { what: "virtua", value: 4.7 } },
  {
    what: "Form and its fields",
    names: [
      "Form",
      "FormTextField",
      "FormPasswordField",
      "FormSelectField",
      "FormCheckboxField",
      "FormDateField",
      "FormMoneyField",
      "FormNumberField",
      "FormRadioGroup",
      "FormSlider",
      "FormSwitch",
    ],
    library: { what: "formik", value: 12.4 },
  },
  { what: "ComboBox", names: ["ComboBox"], library: { what: "virtua", value: 4.7 } },
  { what: "Hero, Carousel", names: ["Hero", "Carousel"], library: { what: "swiper", value: 28.8 } },
  { what: "QrCode", names: ["QrCode"], library: { what: "qrcode.react", value: 5.8 } },
  { what: "RichHtml", names: ["RichHtml"], library: { what: "dompurify", value: 10.6 } },
];

/** Every page has these, so no family pays for them. */
const shared = ["react", "react-dom", "react/jsx-runtime", "styled-components"];
const entry = "family";

/** Everything that a family brings in the end, lazy chunks included, in bytes on the wire. */
async function weigh(names: readonly string[]): Promise<number> {
  const door = JSON.stringify(fileURLToPath(import.meta.resolve("@marquee/ui-kit")));
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input: entry, external: shared } },
    plugins: [
      {
        name: "bench-family",
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) =>
          id === entry
            ? `import { ${names.join(", ")} } from ${door}; globalThis.page = [${names.join(", ")}];`
            : undefined,
      },
    ],
  });
  const outputs: readonly Rolldown.OutputChunk[] = (
    Array.isArray(result) ? result : "output" in result ? [result] : []
  ).flatMap(({ output }) => output.filter((file) => file.type === "chunk"));
  return outputs.reduce((sum, { code }) => sum + toCompressed(code), 0);
}

/** What each family of components weighs beside the library that ui.md weighed alone. */
export async function measureFamilies(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { what, names, library } of families)
    figures.push({
      id: "weight",
      what,
      value: (await weigh(names)) / 1000,
      unit: "kB",
      ...(library && { reference: library }),
    });
  return figures;
}
